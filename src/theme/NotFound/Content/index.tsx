// Replaced: where the docs are the whole site, the theme's own keeps the site's document title; and
// it suggests no pages.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import styles from '../../ErrorPageContent/styles.module.css';
import {findNearest, toWords, type SidebarPage} from './findNearest';

/** What a reader sees at an address without a page: that there is none, and ways to go on. */
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
          There’s no page at this address. It may have moved, or the link you followed may be wrong.
        </Translate>
      </p>
      <Suggestions />
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
    </main>
  );
}

/** Links to the pages whose names are nearest to the address, which only the browser knows, and a search. */
function Suggestions(): ReactNode {
  const pages = useSidebarPages();
  const {pathname} = useLocation();
  const path = useIsBrowser() ? pathname : '';
  const nearest = findNearest(path, pages);
  const words = toWords(path);
  return (
    <>
      {nearest.length > 0 && (
        <>
          <p>
            <Translate id="theme.NotFound.nearest" description="What is above suggestions of pages">
              Did you mean one of these?
            </Translate>
          </p>
          <ul>
            {nearest.map(({href, label}) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {words !== '' && (
        <p>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => openSearch(words)}
          >
            <Translate
              id="theme.NotFound.search"
              description="The button that searches for the words of the unknown address"
              values={{words}}
            >
              {'Search for “{words}”'}
            </Translate>
          </button>
        </p>
      )}
    </>
  );
}

/** The pages in the sidebars of the docs around this; none where it is outside of docs. */
function useSidebarPages(): SidebarPage[] {
  try {
    // eslint-disable-next-line react-hooks/rules-of-hooks -- It throws where there are no docs around.
    return Object.values(useDocsVersion().docsSidebars).flatMap(listPages);
  } catch {
    return [];
  }
}

function listPages(items: readonly PropSidebarItem[]): SidebarPage[] {
  return items.flatMap((item) => {
    const own = 'href' in item && item.href ? [{href: item.href, label: item.label}] : [];
    return item.type === 'category' ? [...own, ...listPages(item.items)] : own;
  });
}

/** Takes the words to the search box and presses it, as a reader would. */
function openSearch(words: string): void {
  const box = document.querySelector<HTMLInputElement>('search input');
  if (box) box.value = words;
  box?.focus();
  box?.click();
}
