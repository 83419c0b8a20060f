// Replaced: the theme's own puts the colour mode switch after every item; here it comes before the
// links, so that the link to GitHub is last for eyes and keyboard.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ErrorCauseBoundary, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import styles from '../styles.module.css';

const isLink = (item: NavbarItemConfig) => 'href' in item && item.href !== undefined;

type ItemsProps = {items: NavbarItemConfig[]; mobile?: boolean; onClick?: () => void};

/** Renders items of the bar or, if `mobile`, of the menu. An error names the item that failed. */
export function NavbarItems({items, ...props}: ItemsProps): ReactNode {
  return items.map((item, index) => (
    <ErrorCauseBoundary
      key={index}
      onError={(error) =>
        new Error(
          `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify(item, null, 2)}`,
          {cause: error},
        )
      }
    >
      <NavbarItem {...props} {...item} />
    </ErrorCauseBoundary>
  ));
}

/** Renders the bar: the logo on the left; items, colour mode and external links on the right. */
export default function NavbarContent(): ReactNode {
  const mobileSidebar = useNavbarMobileSidebar();
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  const [leftItems, rightItems] = splitNavbarItems(items);
  return (
    <div className="navbar__inner">
      <div className={clsx(ThemeClassNames.layout.navbar.containerLeft, 'navbar__items')}>
        {!mobileSidebar.disabled && <NavbarMobileSidebarToggle />}
        <NavbarLogo />
        <NavbarItems items={leftItems} />
      </div>
      <div
        className={clsx(
          ThemeClassNames.layout.navbar.containerRight,
          'navbar__items navbar__items--right',
        )}
      >
        <NavbarItems items={rightItems.filter((item) => !isLink(item))} />
        <NavbarColorModeToggle className={styles.colorModeToggle} />
        <NavbarItems items={rightItems.filter(isLink)} />
      </div>
    </div>
  );
}
