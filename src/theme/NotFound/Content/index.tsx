// Replaced: where the docs are the whole site, the theme's own keeps the site's document title; and
// it suggests no pages.
import React, {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import styles from '../../ErrorPageContent/styles.module.css';

/** What a reader sees at an address without a page: that there is none, and ways to go on. */
export default function NotFoundContent({className}: Props): ReactNode {
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page not found',
    description: 'The title of the 404 page',
  });
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
        <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
          There’s no page at this address. It may have moved, or the link you followed may be wrong.
        </Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2" description="The 2nd paragraph of the 404 page">
          The search box at the top of the page covers every page of these docs.
        </Translate>
      </p>
      <Link className="button button--primary" to="/">
        <Translate id="theme.NotFound.home" description="The link to the home page on the 404 page">
          Go to the home page
        </Translate>
      </Link>
      <div className={styles.suggestions} data-suggestions>
        {Suggestions && <Suggestions />}
      </div>
    </main>
  );
}
