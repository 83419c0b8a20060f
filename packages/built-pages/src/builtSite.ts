import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';

/** The pages of a finished build, before they are written for the last time. */
export type BuiltSite = {
  /** Details from the site's configuration; `url` has no slash at its end. */
  site: {url: string; title: string; language: string};
  /** The folder of the build: an absolute path. */
  outDir: string;
  /** The folder of the files that Docusaurus generated for the bundler: an absolute path. */
  generatedFilesDir: string;
  /** Begins and ends with a slash. */
  baseUrl: string;
  /** The HTML of each page, by the path of its file below `outDir`. */
  pages: ReadonlyMap<string, string>;
  /** Metadata of each docs page and blog post, by the same path. */
  docs: ReadonlyMap<string, DocPage>;
};

/** A step that returns changed pages; it may also write other files that only they refer to. */
export type PageStep = (site: BuiltSite) => BuiltSite['pages'] | Promise<BuiltSite['pages']>;

/** Changes each page of a site by itself. */
export function mapPages(
  pages: BuiltSite['pages'],
  change: (html: string, file: string) => string,
): BuiltSite['pages'] {
  return new Map([...pages].map(([file, html]) => [file, change(html, file)]));
}

/** Metadata of a docs page or blog post. */
export type DocPage = {
  /** The HTML file, below the folder of the build. */
  file: string;
  /** The address, with the host, as browsers write it. */
  url: string;
  /** The source file, below the folder of the site's sources. */
  source: string;
  title: string;
  /** The `sidebar_label` of its front matter. */
  sidebarLabel?: string;
  description: string;
  /** Its place in the sidebar: the categories around it, outermost first, then itself; may be empty. */
  trail: readonly Crumb[];
  /** The version of the docs that it belongs to; a blog has only one. */
  version: DocsVersion;
  /** When its source last changed, in milliseconds since 1970; undefined if unknown. */
  updatedAt?: number;
  /** True for a page that lists leave out. */
  isUnlisted?: true;
};

/** A version of the docs of a plugin, by the plugin's id and its own name; readers see its label. */
export type DocsVersion = {plugin: string; name: string; label: string; isLast: boolean};

/** An entry of the sidebar: its label there, and the address of its page if it has one. */
export type Crumb = {name: string; url?: string};

type Site = {url: string; baseUrl: string; trailingSlash?: boolean};
type Version = LoadedContent['loadedVersions'][number];
type Sidebar = Version['sidebars'][string];

/** Lists the pages of all docs plugins of a built site in sidebar order; pages without a sidebar come last. */
export function listDocPages(plugins: readonly LoadedPlugin[], site: Site): DocPage[] {
  return plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({content, options: {id}}) =>
      (content as LoadedContent).loadedVersions.map((version) => ({...version, plugin: id})),
    )
    .flatMap(({docs, sidebars, plugin, versionName: name, label, isLast}) => {
      const version = {plugin, name, label, isLast};
      const find = (id: string) => docs.find((doc) => doc.id === id);
      const places = listPlaces(Object.values(sidebars).flat(), (item) =>
        toCrumb(item, find, site),
      );
      const order = places.map(({id}) => id);
      const rank = ({id}: {id: string}) => (order.includes(id) ? order.indexOf(id) : order.length);
      const sorted = [...docs].sort((one, other) => rank(one) - rank(other));
      return sorted.map(({id, lastUpdatedAt, frontMatter, ...metadata}) => ({
        ...describePage(metadata, site),
        sidebarLabel: frontMatter.sidebar_label,
        trail: places.find((place) => place.id === id)?.trail ?? [],
        version,
        ...(lastUpdatedAt ? {updatedAt: lastUpdatedAt} : {}),
      }));
    });
}

/** Lists the posts of all blogs of a built site, newest first, each below the title of its blog. */
export function listPosts(plugins: readonly LoadedPlugin[], site: Site): DocPage[] {
  return plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-blog')
    .flatMap(({content, options: {id}}) => {
      const {blogPosts, blogTitle} = content as BlogContent;
      const version = {plugin: `blog-${id}`, name: 'blog', label: blogTitle, isLast: true};
      return blogPosts.map(({metadata}) => {
        const page = describePage(metadata, site);
        const trail = [{name: blogTitle}, {name: page.title, url: page.url}];
        return {...page, trail, version};
      });
    });
}

type Metadata = Pick<DocPage, 'source' | 'title' | 'description'> & {
  permalink: string;
  unlisted?: boolean;
};

/** Returns the metadata that docs pages and posts share. */
function describePage({permalink, source, title, description, unlisted}: Metadata, site: Site) {
  const route = toRoute(permalink, site);
  return {
    file: nameFile(`/${route}`, site.trailingSlash),
    url: toUrl(route, site),
    source: source.replace('@site/', ''),
    ...{title, description},
    ...(unlisted ? {isUnlisted: true as const} : {}),
  };
}

/** Returns the HTML file of a route, which begins with a slash and has no base URL. */
function nameFile(route: string, trailingSlash?: boolean): string {
  const name = route.slice(1).replace(/\/$/, '');
  if (name === '') return 'index.html';
  return trailingSlash === false ? `${name}.html` : `${name}/index.html`;
}

/** Returns the file of a page's Markdown: `a/b.md` for `a/b.html` and `a/b/index.html`. */
export function nameMarkdown({file}: Pick<DocPage, 'file'>): string {
  return file.replace(/(?:(?<=.)\/index)?\.html$/, '.md');
}

/** Returns the HTML of the page at a route, from whichever of Docusaurus's two possible files exists. */
export function findPage(pages: BuiltSite['pages'], route: string): string | undefined {
  return pages.get(nameFile(route, false)) ?? pages.get(nameFile(route));
}

/** Returns the path of a page below the base URL: a permalink may end with a slash where addresses don't. */
function toRoute(permalink: string, {baseUrl, trailingSlash}: Site): string {
  const path = permalink.slice(baseUrl.length);
  const name = path.replace(/\/$/, '');
  if (trailingSlash === undefined || name === '') return path;
  return trailingSlash ? `${name}/` : name;
}

/** Returns the address, with the host, of a path below the base URL, as browsers write it. */
export function toUrl(path: string, {url, baseUrl}: Site): string {
  return url + encodeURI(baseUrl + path).replace(/[?#]/g, encodeURIComponent);
}

/** Lists the docs of a sidebar in order, each with its trail; a category's own page precedes those in it. */
function listPlaces(
  items: Sidebar,
  toEntry: (item: Sidebar[number]) => Crumb,
  above: readonly Crumb[] = [],
): {id: string; trail: readonly Crumb[]}[] {
  return items.flatMap((item) => {
    const id = findDocId(item);
    const trail = [...above, toEntry(item)];
    const inside = item.type === 'category' ? listPlaces(item.items, toEntry, trail) : [];
    return id === undefined ? inside : [{id, trail}, ...inside];
  });
}

function findDocId(item: Sidebar[number]): string | undefined {
  if (item.type === 'category') return item.link?.type === 'doc' ? item.link.id : undefined;
  return item.type === 'doc' || item.type === 'ref' ? item.id : undefined;
}

function toCrumb(
  item: Sidebar[number],
  find: (id: string) => Version['docs'][number] | undefined,
  site: Site,
): Crumb {
  const doc = find(findDocId(item) ?? '');
  const label = 'label' in item ? item.label : undefined;
  const name = label ?? doc?.frontMatter.sidebar_label ?? doc?.title ?? '';
  return {name, ...(doc && {url: toUrl(toRoute(doc.permalink, site), site)})};
}
