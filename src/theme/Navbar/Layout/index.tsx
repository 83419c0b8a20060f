// Replaced: the theme's own hides the navbar where an address leads to an anchor, while
// the specification requires the opposite, and hides it while the keyboard focus is in it; and its
// mobile menu lets the focus go to the page behind.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/Layout';
import MobileMenu from './MobileMenu';
import {useNavbarVisible} from './useNavbarVisible';
import styles from '../styles.module.css';

/** The navbar and the mobile menu. */
export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  const isVisible = useNavbarVisible();
  return (
    <>
      <nav
        aria-label={translate({
          id: 'theme.NavBar.navAriaLabel',
          message: 'Main',
          description: 'The ARIA label for the main navigation',
        })}
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
