// Replaced: the theme's own formats the date with Intl, and the first use of that is an eighth of the
// work of waking a page. Pages name no authors.
import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';

/** Renders the day of a page's last change, such as “Nov 24, 2026”: the interface is in English only. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) {
    return null;
  }
  const date = new Date(lastUpdatedAt);
  const [, day, month, year] = date.toUTCString().split(' ');
  const time = (
    <time dateTime={date.toISOString()} itemProp="dateModified">
      {`${month} ${Number(day)}, ${year}`}
    </time>
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        description="The sentence used to display when a page has been last updated, and by who"
        values={{
          atDate: (
            <>
              {' '}
              on <b>{time}</b>
            </>
          ),
          byUser: '',
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
