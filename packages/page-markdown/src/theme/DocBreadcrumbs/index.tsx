// Wrapped: the page as Markdown is offered where the page begins. In a plugin's theme, `@theme-original`
// would be this component itself.
import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import clsx from 'clsx';
import Breadcrumbs from '@theme-init/DocBreadcrumbs';
import PageMarkdown, {usePageMarkdown} from '../PageMarkdown';
import styles from '../PageMarkdown/styles.module.css';

/**
 * Renders the breadcrumbs, and offers the page as Markdown. A line that is neither visible nor read aloud points
 * programs to the Markdown: the link beside it says the same to readers.
 */
export default function DocBreadcrumbs(): ReactNode {
  const page = usePageMarkdown();
  if (!page) return <Breadcrumbs />;
  const {address, list} = page;
  return (
    <div className={styles.bar}>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
        <link rel="describedby" type="text/plain" href={list} />
      </Head>
      {/* Not `hidden`: `innerText` and some converters of HTML leave out what isn't displayed. */}
      <div className={clsx('sr-only', styles.line)} aria-hidden="true">
        {`For AI agents: ${address}, ${list}`}
      </div>
      <Breadcrumbs />
      <PageMarkdown place="top" />
    </div>
  );
}
