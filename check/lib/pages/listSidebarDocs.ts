type Item = {type?: string; id?: string; link?: unknown; items?: unknown};

/**
 * Lists the doc ids in a sidebar in reading order, each as often as it occurs. Accepts what Docusaurus does: ids,
 * lists, docs, categories and their short form by label.
 */
export function listSidebarDocs(sidebars: unknown): string[] {
  if (typeof sidebars === 'string') {
    return [sidebars];
  }
  if (typeof sidebars !== 'object' || sidebars === null) {
    return [];
  }
  const {type, id, link, items} = sidebars as Item;
  if (typeof type !== 'string') {
    return Object.values(sidebars).flatMap(listSidebarDocs);
  }
  if (type === 'category') {
    return [...listSidebarDocs(link), ...listSidebarDocs(items)];
  }
  return (type === 'doc' || type === 'ref') && id !== undefined ? [id] : [];
}
