import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CopyButton from '@theme/CopyButton';
import styles from './styles.module.css';

/**
 * The page as Markdown: to copy, and as a file. Beside the breadcrumbs on wide screens, at the foot of
 * the page on narrow ones: a page shows it in both places, and the style sheet hides one.
 */
export default function PageMarkdown({place}: {place: 'top' | 'foot'}): ReactNode {
  const {address} = usePageMarkdown();
  return (
    <div className={clsx(styles.actions, styles[place])}>
      <CopyButton address={address}>
        {translate({id: 'theme.PageMarkdown.copy', message: 'Copy page'})}
      </CopyButton>
      {/* Not a <Link>: the address leads to a file, not to a route. */}
      <a className="breadcrumbs__link" href={address}>
        {translate({id: 'theme.PageMarkdown.view', message: 'View as Markdown'})}
      </a>
    </div>
  );
}

/**
 * The address of the page as Markdown, `/a/b.md` for `/a/b` and `/a/b/`, and `/index.md` for `/`; and that of the
 * list of all pages.
 */
export function usePageMarkdown(): {address: string; list: string} {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {permalink} = useDoc().metadata;
  return {
    address: `${permalink === baseUrl ? `${baseUrl}index` : permalink.replace(/\/$/, '')}.md`,
    list: `${baseUrl}llms.txt`,
  };
}
