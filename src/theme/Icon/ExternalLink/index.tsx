// Replaced (theme-classic 3.10.2): the theme's own names a drawing without the role of one, so that
// not every screen reader says its name.
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Icon/ExternalLink';
import styles from './styles.module.css';

/** The mark behind a link that opens in a new tab; it says so aloud. */
export default function IconExternalLink({width = 13.5, height = 13.5}: Props): ReactNode {
  return (
    <svg
      role="img"
      width={width}
      height={height}
      aria-label={translate({
        id: 'theme.IconExternalLink.ariaLabel',
        message: '(opens in new tab)',
        description: 'The ARIA label for the external link icon',
      })}
      className={styles.icon}
    >
      <use href="#theme-svg-external-link" />
    </svg>
  );
}
