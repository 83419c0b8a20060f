import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {findNearest, toWords} from '../../../../plugins/lib/findNearest';

/** Renders links to the pages whose names are nearest to the address, and a search for its words. */
export default function Suggestions(): ReactNode {
  const pages = useSidebarPages();
  const path = useLocation().pathname;
  const nearest = findNearest(path, pages);
  const words = toWords(path);
  return (
    <>
      {nearest.length > 0 && (
        <>
          <p>{translate({id: 'theme.NotFound.nearest', message: 'Did you mean one of these?'})}</p>
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
            {translate(
              {id: 'theme.NotFound.searchWords', message: 'Search for “{words}”'},
              {words},
            )}
          </button>
        </p>
      )}
    </>
  );
}

/** A page of the sidebar: its path, and its label there. */
type SidebarPage = {href: string; label: string};

/** Lists the pages in the sidebars of the current docs; none outside of docs. */
function useSidebarPages(): SidebarPage[] {
  try {
    // oxlint-disable-next-line react/rules-of-hooks -- It throws where there are no docs around.
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

/** Types the words into the search box and presses it, as a reader would. */
function openSearch(words: string): void {
  const box = document.querySelector<HTMLInputElement>('search input');
  if (box) box.value = words;
  box?.focus();
  box?.click();
}
