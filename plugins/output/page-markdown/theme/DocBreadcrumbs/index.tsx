// Wrapped: the page as Markdown is offered where the page begins. In a plugin's theme, `@theme-original`
// would be this component itself.
import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Breadcrumbs from '@theme-init/DocBreadcrumbs';
import PageMarkdown, {usePageMarkdown} from '../PageMarkdown';
import styles from '../PageMarkdown/styles.module.css';

/** Says where the page is, and offers it as Markdown. */
export default function DocBreadcrumbs(): ReactNode {
  return (
    <div className={styles.bar}>
      <Head>
        <link rel="alternate" type="text/markdown" href={usePageMarkdown()} />
      </Head>
      <Breadcrumbs />
      <PageMarkdown place="top" />
    </div>
  );
}
