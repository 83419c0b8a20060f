// Replaced: the theme's own answers only where React runs, and has a third state, "system", in which a press
// may change nothing visible; and its label is wrong until the page is interactive.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import styles from '../styles.module.css';

/** Renders the switch between light and dark: see `switchColours.ts`. The style sheet picks icon and label. */
export default function NavbarColorModeToggle({className}: Props): ReactNode {
  if (useThemeConfig().colorMode.disableSwitch) return null;
  return (
    <div className={clsx(styles.toggle, className)}>
      <button type="button" className={clsx('clean-btn', styles.button)} data-colours>
        <span className={styles.whileLight}>
          <IconLightMode aria-hidden />
          <span className="sr-only">
            {translate({id: 'theme.colorToggle.toDark', message: 'Switch to dark mode'})}
          </span>
        </span>
        <span className={styles.whileDark}>
          <IconDarkMode aria-hidden />
          <span className="sr-only">
            {translate({id: 'theme.colorToggle.toLight', message: 'Switch to light mode'})}
          </span>
        </span>
      </button>
    </div>
  );
}
