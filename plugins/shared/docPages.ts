import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';

/** What is known of a page of the docs. */
export type DocPage = {
  /** The file of its HTML, below the folder of the build. */
  file: string;
  /** Its address, with the host. */
  url: string;
  title: string;
  description: string;
  /** The labels of the sidebar's categories around the page, the outermost first. */
  section: readonly string[];
  /** When its sources last changed, in milliseconds; undefined where nobody knows. */
  updatedAt?: number;
};

type Site = {url: string; baseUrl: string};
type Sidebar = LoadedContent['loadedVersions'][number]['sidebars'][string];

/** The pages of all docs plugins of a site, as it was built. */
export function listDocPages(plugins: readonly LoadedPlugin[], site: Site): DocPage[] {
  return plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({content}) => (content as LoadedContent).loadedVersions)
    .flatMap(({docs, sidebars}) =>
      docs.map(({id, title, description, permalink, lastUpdatedAt}) => ({
        file: toFile(permalink, site.baseUrl),
        url: site.url + permalink,
        title,
        description,
        section: findSection(Object.values(sidebars).flat(), id) ?? [],
        ...(lastUpdatedAt ? {updatedAt: lastUpdatedAt} : {}),
      })),
    );
}

function toFile(permalink: string, baseUrl: string): string {
  const route = permalink.slice(baseUrl.length);
  return route === '' ? 'index.html' : `${route}.html`;
}

/** The categories around a page; a category's own page is in what is around the category. */
function findSection(items: Sidebar, id: string): string[] | undefined {
  for (const item of items) {
    if ((item.type === 'doc' || item.type === 'ref') && item.id === id) return [];
    if (item.type !== 'category') continue;
    if (item.link?.type === 'doc' && item.link.id === id) return [];
    const inside = findSection(item.items, id);
    if (inside) return [item.label, ...inside];
  }
  return undefined;
}
