// Wrapped: the page as Markdown is offered where the page begins. In a plugin's theme, `@theme-original`
// would be this component itself.
import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Breadcrumbs from '@theme-init/DocBreadcrumbs';
import CopyButton from '@theme/CopyButton';
import {markdownPath} from '../../markdownPath';
import styles from './styles.module.css';

/** Says where the page is, and offers it as Markdown: to copy, and as a file. */
export default function DocBreadcrumbs(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const address = markdownPath(useDoc().metadata.permalink, baseUrl);
  return (
    <div className={styles.bar}>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <Breadcrumbs />
      <div className={styles.bar}>
        <CopyButton address={address}>
          <Translate id="theme.PageMarkdown.copy" description="The button that copies a page">
            Copy page
          </Translate>
        </CopyButton>
        {/* Not a <Link>: the address is a file, which no route has. */}
        <a className="breadcrumbs__link" href={address} type="text/markdown">
          <Translate id="theme.PageMarkdown.view" description="The link to a page as Markdown">
            View as Markdown
          </Translate>
        </a>
      </div>
    </div>
  );
}
