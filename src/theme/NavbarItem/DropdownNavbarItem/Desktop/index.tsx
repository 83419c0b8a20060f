// Replaced: Escape does not close the theme's own (WCAG 1.4.13), nor does a press open it; and it
// announces a menu, although what opens is a list of links. Its button stays a link with a role, because
// the theme's styles make anything else of a dropdown unresponsive.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

/**
 * Renders a button of the navbar with a list of links: a press toggles it, and a mouse over it opens it. The document
 * knows whether it is open: see `openDropdowns.ts`.
 */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  onClick: _,
  ...props
}: Props): ReactNode {
  return (
    <div
      className={clsx('navbar__item dropdown dropdown--hoverable', {
        'dropdown--right': position === 'right',
      })}
    >
      <NavbarNavLink
        aria-expanded={false}
        role="button"
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
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
