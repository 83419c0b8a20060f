import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {Config} from '@docusaurus/types';
import path from 'node:path';

/** A page that is made: the page that it copies and its own path, both below the docs' folder. */
export type Copy = {set: string; from: string; to: string};

/** Pages with generated content have one place; every other page can have copies. */
const isCopied = (file: string): boolean => !/(?:^|\/)reference\//.test(file);

/**
 * `count` copies of pages: whole sets of them, each in its own folder, and the last as far as it goes.
 */
export function planCopies(files: readonly string[], count: number): Copy[] {
  const pages = files.filter(isCopied);
  return Array.from({length: count}, (_each, index) => {
    const set = `set-${Math.floor(index / pages.length) + 1}`;
    const from = pages[index % pages.length] ?? '';
    return {set, from, to: `${set}/${from}`};
  });
}

/** The Markdown of a copy: links to pages that its set lacks lead to the original ones. */
export function copyPage(
  markdown: string,
  {from, to, set}: Copy,
  made: ReadonlySet<string>,
): string {
  return markdown.replace(
    /(\]\()(\.\.?\/[^)#\s]*\.mdx)/g,
    (link, start: string, target: string) => {
      const original = path.posix.join(path.posix.dirname(from), target);
      const isMade = made.has(`${set}/${original}`);
      return isMade ? link : start + path.posix.relative(path.posix.dirname(to), original);
    },
  );
}

type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** The sidebar with a closed category for each set of copies, which has the order of the originals. */
export function growSidebars(sidebars: SidebarsConfig, copies: readonly Copy[]): SidebarsConfig {
  const made = new Set(copies.map(({to}) => to.replace(/\.mdx$/, '')));
  const sets = [...new Set(copies.map(({set}) => set))];
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [
      name,
      [
        ...(items as Item[]),
        ...sets.map((set) => ({
          type: 'category' as const,
          label: `Copies, ${set}`,
          items: (items as Item[]).flatMap((item) => copyItem(item, set, made)),
        })),
      ],
    ]),
  );
}

/** Nothing for a page that was not made; a category without its own page keeps the pages in it. */
function copyItem(item: Item, set: string, made: ReadonlySet<string>): Item[] {
  if (typeof item === 'string') {
    return made.has(`${set}/${item}`) ? [`${set}/${item}`] : [];
  }
  if (item.type !== 'category' || !('items' in item) || !Array.isArray(item.items)) {
    return [];
  }
  const items = item.items.flatMap((each) => copyItem(each, set, made));
  const id = item.link?.type === 'doc' ? `${set}/${item.link.id}` : '';
  const own: Item[] = made.has(id) ? [id] : [];
  if (items.length === 0) {
    return own;
  }
  const link = own.length > 0 ? {type: 'doc' as const, id} : undefined;
  return [{type: 'category', label: item.label, key: `${set}-${item.label}`, link, items}];
}

/** A site's configuration with the docs and the sidebar of another folder. */
export function growConfig(config: Config, docs: {path: string; sidebarPath: string}): Config {
  const plugins = (config.plugins ?? []).map((plugin) => {
    const [made, options] = Array.isArray(plugin) ? (plugin as [never, object]) : [];
    return made && options && 'sidebarPath' in options ? [made, {...options, ...docs}] : plugin;
  });
  return {...config, plugins};
}
