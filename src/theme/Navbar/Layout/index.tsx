// Replaced: the theme's own hides the navbar where an address leads to an anchor, while
// the specification requires the opposite, and hides it while the keyboard focus is in it; and its
// mobile menu lets the focus go to the page behind.
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {
  useNavbarMobileSidebar,
  useLocationChange,
  useScrollPosition,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import {findTarget} from 'docusaurus-built-pages/pageLinks';
import {useDialogOpen} from './useDialogOpen';
import styles from '../styles.module.css';

/** The navbar and the mobile menu. */
export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  const isVisible = useNavbarVisible();
  return (
    <>
      <nav
        aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
        className={clsx(
          ThemeClassNames.layout.navbar.container,
          'navbar',
          'navbar--fixed-top',
          hideOnScroll && [styles.hideable, !isVisible && styles.hidden],
          {'navbar--dark': style === 'dark', 'navbar--primary': style === 'primary'},
        )}
      >
        {children}
      </nav>
      <MobileMenu />
    </>
  );
}

/**
 * The theme's mobile menu in a modal dialog: the browser keeps the focus in it, closes it on
 * Escape, and gives the focus back to the button that opened it. `openMenu.ts` opens it; the theme, which
 * locks the scroll and closes it after a navigation, follows.
 */
function MobileMenu(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const {shown, toggle} = useNavbarMobileSidebar();
  const isOpen = useDialogOpen(dialog);
  const last = useRef({shown, isOpen});

  // At once: going back right after the menu was closed leads to the page before.
  useIsomorphicLayoutEffect(() => {
    const before = last.current;
    last.current = {shown, isOpen};
    if (isOpen !== before.isOpen && isOpen !== shown) toggle();
    else if (before.shown && !shown) dialog.current?.close();
  }, [shown, isOpen, toggle]);

  return (
    <dialog
      ref={dialog}
      className={clsx('navbar-sidebar--show', styles.menu)}
      aria-label={translate({id: 'theme.NavBar.mobileMenuAriaLabel', message: 'Menu'})}
    >
      <div role="presentation" className="navbar-sidebar__backdrop" />
      <NavbarMobileSidebar />
    </dialog>
  );
}

/**
 * Within so many pixels of an end of the page, a browser may bounce, without the reader scrolling.
 */
const BOUNCE = 64;

/**
 * Whether the navbar shows: not while the reader scrolls down; at the top, while the reader
 * scrolls up, and where an address leads, with or without an anchor.
 */
function useNavbarVisible(): boolean {
  const [isVisible, setIsVisible] = useState(true);
  const isArriving = useRef(false);

  useEffect(() => {
    isArriving.current = findTarget(window.location.hash) !== null;
  }, []);

  useLocationChange(({location}) => {
    isArriving.current = findTarget(location.hash) !== null;
    setIsVisible(true);
  });

  useScrollPosition(({scrollY}, last) => {
    if (!last || scrollY === last.scrollY) return;
    // The way to an anchor is the browser's scrolling, not the reader's.
    const isJump = isArriving.current;
    isArriving.current = false;
    if (isJump || scrollY < BOUNCE) {
      setIsVisible(true);
    } else if (scrollY > last.scrollY) {
      setIsVisible(false);
    } else if (scrollY + window.innerHeight < document.documentElement.scrollHeight - BOUNCE) {
      setIsVisible(true);
    }
  });
  return isVisible;
}
