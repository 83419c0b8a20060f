import React, {type ReactNode} from 'react';
import clsx from 'clsx';

type Props = {
  /** Whether it is open at first; from then on the document keeps the state, see `foldSections.ts`. */
  isOpen: boolean;
  /** Whether its own page is shown. */
  isCurrent: boolean;
  className?: string;
  /** The link before the button. */
  label: ReactNode;
  /** Labels of the button while the section is closed and while it is open; without them, there is no button. */
  names?: readonly [string, string];
  children: ReactNode;
};

/** Renders a section of a menu, which opens and closes. */
export default function MenuSection(props: Props): ReactNode {
  const {isOpen, isCurrent, className, label, names, children} = props;
  return (
    <li
      className={clsx('menu__list-item', !isOpen && 'menu__list-item--collapsed', className)}
      data-section
    >
      <div
        className={clsx(
          'menu__list-item-collapsible',
          isCurrent && 'menu__list-item-collapsible--active',
        )}
      >
        {label}
        {names && (
          <button
            type="button"
            className="clean-btn menu__caret"
            aria-label={names[Number(isOpen)]}
            data-other-name={names[Number(!isOpen)]}
            aria-expanded={isOpen}
          />
        )}
      </div>
      <ul className="menu__list" hidden={!isOpen}>
        {children}
      </ul>
    </li>
  );
}
