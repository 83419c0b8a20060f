// Wrapped: the page as Markdown is offered where the page begins. In a plugin's theme, `@theme-original`
// would be this component itself.
import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Breadcrumbs from '@theme-init/DocBreadcrumbs';
import PageMarkdown, {usePageMarkdown} from '../PageMarkdown';
import styles from '../PageMarkdown/styles.module.css';

/**
 * Says where the page is, and offers it as Markdown. Programs that read the text of the HTML are told of it by
 * a line that nobody sees or hears: the link beside it says the same.
 */
export default function DocBreadcrumbs(): ReactNode {
  const markdown = usePageMarkdown();
  const list = useBaseUrl('/llms.txt');
  return (
    <div className={styles.bar}>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown} />
      </Head>
      <p className="sr-only" aria-hidden>
        {`For AI agents: read ${markdown} or ${list}`}
      </p>
      <Breadcrumbs />
      <PageMarkdown place="top" />
    </div>
  );
}
