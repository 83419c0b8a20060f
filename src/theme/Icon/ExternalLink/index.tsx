// Replaced: the theme's own has a name and no role, so that not every screen reader says the name, and
// its name is joined to the word before it.
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Icon/ExternalLink';

/** Renders the mark of a link that opens in a new tab, which screen readers announce. */
export default function IconExternalLink({width = 13.5, height = 13.5}: Props): ReactNode {
  return (
    <>
      {' '}
      <svg
        role="img"
        width={width}
        height={height}
        aria-label={translate({
          id: 'theme.IconExternalLink.ariaLabel',
          message: '(opens in new tab)',
        })}
      >
        <use href="#theme-svg-external-link" />
      </svg>
    </>
  );
}
