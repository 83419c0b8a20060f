import {ROUTES} from '../../routes';
import sidebars from '../../sidebars';
import type {Finding} from '../shared/findings';
import {checkPage, checkText} from './checkPage';
import {checkPageSet} from './checkPageSet';
import type {Site} from './types';

/** Every finding about the set of pages, then about each page and each text beside them. */
export function checkSite({files, pages, unreadable, texts}: Site): Finding[] {
  return [
    ...checkPageSet({routes: ROUTES, files, sidebars}),
    ...unreadable,
    ...[...pages.values()].flatMap((page) => checkPage(page, pages)),
    ...texts.flatMap(checkText),
  ];
}
