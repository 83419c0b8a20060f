// Replaced: the theme's own formats the date with Intl, and the first use of that is an eighth of the
// work of waking a page; it only does so in other languages than English. Pages name no authors.
import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {I18n} from '@docusaurus/types';
import type {Props} from '@theme/LastUpdated';

/** Renders the day of a page's last change, such as “Nov 24, 2026”. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  if (!lastUpdatedAt) {
    return null;
  }
  const date = new Date(lastUpdatedAt);
  const time = (
    <time dateTime={date.toISOString()} itemProp="dateModified">
      {formatDay(date, i18n)}
    </time>
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        description="The sentence used to display when a page has been last updated, and by who"
        values={{
          atDate: (
            <Translate
              id="theme.lastUpdated.atDate"
              description="The words used to describe on which date a page has been last updated"
              values={{date: <b>{time}</b>}}
            >
              {' on {date}'}
            </Translate>
          ),
          byUser: '',
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}

/** Formats a day in UTC, in the reader's language. */
function formatDay(date: Date, {currentLocale, localeConfigs}: I18n): string {
  if (currentLocale !== 'en') {
    const {calendar} = localeConfigs[currentLocale] ?? {};
    const format = {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'} as const;
    return date.toLocaleDateString(currentLocale, {...format, calendar});
  }
  const [, day, month, year] = date.toUTCString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}
