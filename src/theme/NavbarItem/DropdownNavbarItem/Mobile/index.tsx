// Replaced: the theme's own opens only where React runs.
import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';

function isActiveAt(path: string, item: LinkLikeNavbarItemProps): boolean {
  const {to, activeBaseRegex, activeBasePath} = item;
  return (
    isSamePath(to, path) ||
    isRegexpStringMatch(activeBaseRegex, path) ||
    Boolean(activeBasePath && path.startsWith(activeBasePath))
  );
}

/**
 * A dropdown in the menu of a phone, open where one of its links leads to the page. It is rendered as it
 * begins; from then on the document knows whether it is open: see `foldSections.ts`.
 */
export default function DropdownNavbarItemMobile({
  items,
  className,
  position: _,
  onClick,
  ...props
}: Props): ReactNode {
  const path = useLocalPathname();
  const isActive = isSamePath(props.to, path);
  const [isOpen] = useState(isActive || items.some((item) => isActiveAt(path, item)));
  const names = [
    translate({
      id: 'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel',
      message: 'Expand the dropdown',
    }),
    translate({
      id: 'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel',
      message: 'Collapse the dropdown',
    }),
  ];
  const [name, otherName] = isOpen ? names.reverse() : names;
  return (
    <li className={clsx('menu__list-item', !isOpen && 'menu__list-item--collapsed')} data-section>
      <div
        className={clsx('menu__list-item-collapsible', {
          'menu__list-item-collapsible--active': isActive,
        })}
      >
        <NavbarNavLink
          role="button"
          aria-expanded={isOpen}
          data-opens
          className={clsx('menu__link menu__link--sublist', className)}
          href={props.to ? undefined : '#'}
          {...props}
        >
          {props.children ?? props.label}
        </NavbarNavLink>
        <button
          type="button"
          className="clean-btn menu__caret"
          aria-label={name}
          data-other-name={otherName}
          aria-expanded={isOpen}
        />
      </div>
      <ul className="menu__list" hidden={!isOpen}>
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            mobile
            isDropdownItem
            onClick={onClick}
            activeClassName="menu__link--active"
            {...item}
          />
        ))}
      </ul>
    </li>
  );
}
