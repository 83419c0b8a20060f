import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CopyButton from 'docusaurus-built-pages/copyButton';
import styles from './styles.module.css';

/**
 * Offers the page as Markdown, to copy and as a file: beside the breadcrumbs on wide screens, at the foot of the page
 * on narrow ones. A page renders both, and the style sheet hides one.
 */
export default function PageMarkdown({place}: {place: 'top' | 'foot'}): ReactNode {
  const page = usePageMarkdown();
  return (
    page && (
      <div className={clsx(styles.actions, styles[place])}>
        <CopyButton address={page.address}>
          {translate({id: 'theme.PageMarkdown.copy', message: 'Copy page'})}
        </CopyButton>
        {/* Not a <Link>: the address leads to a file, not to a route. */}
        <a className="breadcrumbs__link" href={page.address}>
          {translate({id: 'theme.PageMarkdown.view', message: 'View as Markdown'})}
        </a>
      </div>
    )
  );
}

/**
 * Returns the address of the page's Markdown, `/a/b.md` for `/a/b` and `/a/b/`, `/index.md` for `/`, and that of the
 * list of all pages. Undefined for the index of a category, which Docusaurus generates.
 */
export function usePageMarkdown(): {address: string; list: string} | undefined {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const path = usePermalink();
  return path === undefined
    ? undefined
    : {
        address: `${path === baseUrl ? `${baseUrl}index` : path.replace(/\/$/, '')}.md`,
        list: `${baseUrl}llms.txt`,
      };
}

/** Returns the permalink of the page; undefined outside a doc, where Docusaurus's own hook throws. */
function usePermalink(): string | undefined {
  try {
    // oxlint-disable-next-line react/rules-of-hooks -- It is called each time; the linter asks what follows a throw.
    return useDoc().metadata.permalink;
  } catch {
    return undefined;
  }
}
