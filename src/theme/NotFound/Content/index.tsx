// Replaced: where the docs are the whole site, the theme's own keeps the site's document title; and
// it shows no links to other pages.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import styles from '../../ErrorPageContent/styles.module.css';

/** What a reader sees at an address without a page: that there is none, and links to go on. */
export default function NotFoundContent({className}: Props): ReactNode {
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page not found',
    description: 'The title of the 404 page',
  });
  return (
    <main className={clsx(styles.page, className)}>
      <PageMetadata title={title} />
      <Heading as="h1">{title}</Heading>
      <p>
        <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
          There is no page at this address. It may have moved, or the link that led here is wrong.
        </Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2" description="The 2nd paragraph of the 404 page">
          The search in the header looks through every page of this documentation.
        </Translate>
      </p>
      <Link className="button button--primary" to="/">
        <Translate id="theme.NotFound.home" description="The link to the home page on the 404 page">
          Go to the home page
        </Translate>
      </Link>
    </main>
  );
}
