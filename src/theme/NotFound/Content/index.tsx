// Replaced: where the docs are the whole site, the theme's own keeps the site's document title; and
// it has no way to the search and suggests no pages.
import React, {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import styles from '../../ErrorPageContent/styles.module.css';

/** Renders the page for unknown addresses: a message, and ways to go on. */
export default function NotFoundContent({className}: Props): ReactNode {
  const title = translate({id: 'theme.NotFound.title', message: 'Page not found'});
  // The address is known to the browser only, and no other page needs this.
  const [Suggestions, setSuggestions] = useState<ComponentType>();
  useEffect(() => {
    // Without it, the page is as it was delivered.
    import('./Suggestions').then(
      (loaded) => setSuggestions(() => loaded.default),
      () => undefined,
    );
  }, []);
  return (
    <main className={clsx(styles.page, className)}>
      <PageMetadata title={title} />
      <Heading as="h1">{title}</Heading>
      <p>
        {translate({
          id: 'theme.NotFound.p1',
          message:
            'There’s no page at this address. It may have moved, or the link you followed may be wrong.',
        })}
      </p>
      <p className={styles.ways}>
        <button type="button" className="button button--primary" data-search>
          {translate({id: 'theme.NotFound.search', message: 'Search the docs'})}
        </button>
        <Link to="/">{translate({id: 'theme.NotFound.home', message: 'Go to the home page'})}</Link>
      </p>
      <div className={styles.suggestions} data-suggestions>
        {Suggestions && <Suggestions />}
      </div>
    </main>
  );
}
