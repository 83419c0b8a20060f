// Replaced: Escape does not close the theme's own (WCAG 1.4.13), and it announces a menu, although
// what opens is a list of links.
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

const OUTSIDE_EVENTS = ['mousedown', 'touchstart', 'focusin'] as const;

/** A button of the navbar with a list of links, which the pointer, Enter and Space open. */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  onClick: _,
  ...props
}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  // The style sheet opens the list under the pointer, until Escape says otherwise.
  const [isHoverable, setIsHoverable] = useState(true);

  useEffect(() => {
    const onOutside = ({target}: Event) => {
      if (!root.current?.contains(target as Node)) {
        setIsShown(false);
      }
    };
    const onKey = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        setIsShown(false);
        setIsHoverable(false);
        if (root.current?.contains(document.activeElement)) {
          root.current.querySelector('a')?.focus();
        }
      }
    };
    OUTSIDE_EVENTS.forEach((type) => document.addEventListener(type, onOutside));
    document.addEventListener('keydown', onKey);
    return () => {
      OUTSIDE_EVENTS.forEach((type) => document.removeEventListener(type, onOutside));
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <div
      ref={root}
      className={clsx('navbar__item dropdown', {
        'dropdown--hoverable': isHoverable,
        'dropdown--right': position === 'right',
        'dropdown--show': isShown,
      })}
      onMouseEnter={() => setIsHoverable(true)}
    >
      <NavbarNavLink
        aria-expanded={isShown}
        role="button"
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={props.to ? undefined : (event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault();
            setIsShown(!isShown);
          }
        }}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
          />
        ))}
      </ul>
    </div>
  );
}
