import sidebars from '../../sidebars';
import {checkPage, checkText} from './checkPage';
import {checkPageSet} from './checkPageSet';
import {listSidebarDocs} from './listSidebarDocs';
import {nameDocs} from './nameDocs';
import {ROUTES} from './routes';
import type {Finding, Site} from './types';

/** Every finding about the set of pages, then about each page and each text beside them. */
export function checkSite({files, pages, unreadable, texts}: Site): Finding[] {
  const listed = listSidebarDocs(sidebars);
  return [
    ...checkPageSet({wanted: nameDocs(ROUTES), files, listed}),
    ...unreadable,
    ...[...pages.values()].flatMap((page) => checkPage(page, pages)),
    ...texts.flatMap(checkText),
  ];
}
