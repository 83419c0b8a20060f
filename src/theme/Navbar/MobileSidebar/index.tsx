// Replaced: the theme's own is there only where React runs at the width of a phone.
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Header from '@theme/Navbar/MobileSidebar/Header';
import SecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import type {Props as NavbarItemConfig} from '@theme/NavbarItem';
import {NavbarItems} from '../Content';

const PANEL = clsx(ThemeClassNames.layout.navbar.mobileSidebar.panel, 'navbar-sidebar__item menu');

/** A constant, so that React never changes the content, which it doesn't know. */
const ADOPTED = {__html: ''};

/** Renders the menu's two panels. The document knows which one is shown: see `openMenu.ts`. */
export default function NavbarMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  const {content} = useNavbarSecondaryMenu();
  const copy = useRef<HTMLDivElement>(null);
  const [hasCopy, setHasCopy] = useState(true);
  useEffect(() => {
    // Sections that the reader has opened stay so until the menu closes.
    if (content && !copy.current?.closest('dialog')?.open) setHasCopy(false);
  }, [content, shown]);
  return (
    <div className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar')}>
      <Header />
      <div className="navbar-sidebar__items">
        <div className={PANEL}>
          <ul className="menu__list">
            <NavbarItems mobile items={items} onClick={toggle} />
          </ul>
        </div>
        <div className={PANEL} inert>
          <SecondaryMenu />
          {hasCopy && (
            <div
              ref={copy}
              data-sidebar-copy
              dangerouslySetInnerHTML={ADOPTED}
              suppressHydrationWarning
            />
          )}
        </div>
      </div>
    </div>
  );
}
