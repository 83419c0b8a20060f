import {listConfiguredLinks} from '../../plugins/lib/configuredLinks';
import type {Finding} from '../lib/findings';
import type {Pages} from '../lib/pages/types';
import {locate, type Lists} from './checkPageSet';
import {explainId} from './rules/links';

type Navigation = {
  /** The exports of `navigation.ts`. */
  navigation: unknown;
  /** The files in `docs/`, as paths from the repository's root. */
  files: readonly string[];
  pages: Pages;
  lists: Lists;
};

/** Finds dead links in the announcement, the bars, the footer and the search. */
export function checkNavigation({navigation, files, pages, lists}: Navigation): Finding[] {
  return listConfiguredLinks(navigation).flatMap((address) => {
    const [route = '', id] = address.split('#');
    const file = files.find((each) => toRoute(each) === route);
    // Others report a page that cannot be read.
    const page = pages.get(file ?? '');
    const message = file === undefined ? explainRoute(route) : page && explainId(page, id);
    const place = locate(lists, 'navigation.ts', address);
    return message === undefined ? [] : [{...place, kind: 'configured-link', message}];
  });
}

/** Returns the route of a page by its file. */
function toRoute(file: string): string {
  return file.replace(/^docs|(?:\/index)?\.mdx$/g, '') || '/';
}

/** Explains a route without a page; files that are served unchanged have an extension. */
function explainRoute(route: string): string | undefined {
  return /\.\w+$/.test(route) ? undefined : `there is no page ${route}. Link to one that is there.`;
}
