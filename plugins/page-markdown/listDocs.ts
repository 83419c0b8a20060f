import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A page of the docs. `path` begins with the base URL. */
export type Doc = {title: string; description: string; path: string; source: string};

/** Pages under the label of their category at the top of the sidebar; without one before the first. */
export type DocGroup = {label?: string; docs: Doc[]};

/** All pages of the docs in the order of the sidebars. Refuses a page that no sidebar has. */
export function listDocs(allContent: AllContent): DocGroup[] {
  const contents = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  const versions = (contents as LoadedContent[]).flatMap(({loadedVersions}) => loadedVersions);
  return versions.flatMap(listVersion);
}

function listVersion({docs, sidebars}: LoadedVersion): DocGroup[] {
  const rest = new Map(
    docs.map(({id, title, description, permalink, source}) => [
      id,
      {title, description, path: permalink, source: source.replace('@site/', '')},
    ]),
  );
  /** Each page is in the group where it is first. */
  const take = (ids: readonly string[]): Doc[] =>
    ids.flatMap((id) => {
      const doc = rest.get(id);
      rest.delete(id);
      return doc ? [doc] : [];
    });
  const groups = Object.values(sidebars)
    .flat()
    .map((item): DocGroup => {
      const pages = take(listIds(item));
      return item.type === 'category' ? {label: item.label, docs: pages} : {docs: pages};
    });
  const [lost] = rest.values();
  if (lost) {
    throw new Error(`${lost.source}: no sidebar has this page. Add it to sidebars.ts.`);
  }
  return groups;
}

/** The pages of a sidebar's item, in their order; a category's own is the first. */
function listIds(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') {
    return [item.id];
  }
  if (item.type !== 'category') {
    return [];
  }
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...item.items.flatMap(listIds)];
}
