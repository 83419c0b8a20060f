// Replaced: the theme's own opens only where React runs.
import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import MenuSection from '../../../../components/MenuSection';

/** Tells whether an item names a part of the site, below its base URL, that has the page. */
function isAround(
  path: string,
  {activeBaseRegex, activeBasePath}: LinkLikeNavbarItemProps,
): boolean {
  return (
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
  const localPath = useLocalPathname();
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  // Links to versions have the base URL already, that of the language included.
  const isAt = ({to}: {to?: string}) => to !== undefined && isSamePath(withBaseUrl(to), pathname);
  const isCurrent = isAt(props);
  const [isOpen] = useState(
    isCurrent || items.some((item) => isAt(item) || isAround(localPath, item)),
  );
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
