import {listConfiguredLinks} from '../../plugins/lib/configuredLinks';
import type {Finding} from '../lib/findings';
import type {Pages} from '../lib/pages/types';
import {listDocs, locate, type Lists} from './checkPageSet';

type Navigation = {
  /** What `navigation.ts` exports. */
  navigation: unknown;
  /** The routes that `routes.ts` lists. */
  routes: readonly string[];
  pages: Pages;
  lists: Lists;
};

/** Finds the links of the announcement, the bars, the footer and the search that lead nowhere. */
export function checkNavigation({navigation, routes, pages, lists}: Navigation): Finding[] {
  const docs = listDocs(routes);
  return listConfiguredLinks(navigation).flatMap((address) => {
    const [route = '', id] = address.split('#');
    const doc = docs[routes.indexOf(route)];
    const message =
      doc === undefined ? explainRoute(route) : explainId(`docs/${doc}.mdx`, id, pages);
    const place = locate(lists, 'navigation.ts', address);
    return message === undefined ? [] : [{...place, kind: 'configured-link', message}];
  });
}

/** Files that are served as they are have an extension. */
function explainRoute(route: string): string | undefined {
  return /\.\w+$/.test(route)
    ? undefined
    : `routes.ts has no page ${route}. Link to one that is there.`;
}

/** Says nothing of a page that cannot be read: others do. */
function explainId(file: string, id: string | undefined, pages: Pages): string | undefined {
  const {headings, generatedIds} = pages.get(file) ?? {};
  if (headings === undefined || generatedIds === undefined || id === undefined) return undefined;
  const ids = headings.flatMap((heading) => heading.id ?? []);
  return [...ids, ...generatedIds].includes(id)
    ? undefined
    : `${file} has no heading with the id “${id}”. It has: ${ids.join(', ')}.`;
}
