// Replaced: the theme's own has a third state, "system", in which a press may change nothing visible;
// and its label is wrong until the page is interactive.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {useColorMode} from '@docusaurus/theme-common';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import styles from '../Navbar/styles.module.css';

/** Switches from light to dark or back. The style sheet picks icon and label. */
export default function ColorModeToggle({className, buttonClassName, onChange}: Props): ReactNode {
  const {colorMode} = useColorMode();
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        onClick={() => onChange(colorMode === 'dark' ? 'light' : 'dark')}
      >
        <span className={styles.whileLight}>
          <IconLightMode aria-hidden />
          <span className="sr-only">
            <Translate
              id="theme.colorToggle.toDark"
              description="The label of the color mode toggle while the page is light"
            >
              Switch to dark mode
            </Translate>
          </span>
        </span>
        <span className={styles.whileDark}>
          <IconDarkMode aria-hidden />
          <span className="sr-only">
            <Translate
              id="theme.colorToggle.toLight"
              description="The label of the color mode toggle while the page is dark"
            >
              Switch to light mode
            </Translate>
          </span>
        </span>
      </button>
    </div>
  );
}
