// Replaced: the theme's own opens only where React runs.
import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import MenuSection from '../../../../components/MenuSection';

function isActiveAt(path: string, item: LinkLikeNavbarItemProps): boolean {
  const {to, activeBaseRegex, activeBasePath} = item;
  return (
    isSamePath(to, path) ||
    isRegexpStringMatch(activeBaseRegex, path) ||
    Boolean(activeBasePath && path.startsWith(activeBasePath))
  );
}

/** Renders a dropdown in the menu of a phone, open at first if one of its links leads to the page. */
export default function DropdownNavbarItemMobile({
  items,
  className,
  position: _,
  onClick,
  ...props
}: Props): ReactNode {
  const path = useLocalPathname();
  const isCurrent = isSamePath(props.to, path);
  const [isOpen] = useState(isCurrent || items.some((item) => isActiveAt(path, item)));
  return (
    <MenuSection
      {...{isOpen, isCurrent}}
      label={
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
      }
      names={[
        translate({
          id: 'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel',
          message: 'Expand the dropdown',
        }),
        translate({
          id: 'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel',
          message: 'Collapse the dropdown',
        }),
      ]}
    >
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
    </MenuSection>
  );
}
