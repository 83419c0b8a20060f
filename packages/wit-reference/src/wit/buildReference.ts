import {
  collectPackages,
  cutNamespace,
  resolvePackages,
  toAnchor,
  WitError,
  withLocation,
} from 'wit-docs';
import type {BUILT_IN_TYPES, Extern, Named, Package, Scopes, WitNode, WitSource} from 'wit-docs';
import {addTo} from 'docusaurus-built-pages/addTo';
import type {RootContent} from 'mdast';
import type {Implementer, ReferenceSymbol} from '../catalogue';
import {toLocation} from 'docusaurus-built-pages/location';
import {applyDocComments, type DocComments, FOLDER} from './loadPackages';
import {
  checkErrors,
  checkMember,
  type Docs,
  findImplementer,
  IMPLEMENTERS,
  type Implementers,
  parseDocs,
  readDocs,
} from './parseDocs';

/** A picture in Graphviz's DOT language, with its caption, and all of its content in words. */
export type Picture = {title: string; alt: string; dot: string};

/** Options of a site's reference. */
export type WitOptions = {
  /** The folder of the packages, from the site's folder; its `deps` has the packages of others. @default 'wit' */
  folder?: string;
  /** The packages that each page shows, by the page's route: `{'/reference/io': ['wasi:io']}`. */
  pages: Readonly<Record<string, readonly string[]>>;
  /**
   * Namespace to leave out of labels and anchors: with `site`, the label of `site:ai/agents` is `ai/agents`.
   * @default none
   */
  namespace?: string;
  /** Addresses of the guide to each group of built-in types. @default they are not linked */
  guide?: Readonly<Record<keyof typeof BUILT_IN_TYPES, string>>;
  /**
   * The style of doc comments. `free`: any Markdown, or none. `labelled`: required for all of `wit/` outside
   * `wit/deps`, with labelled paragraphs for the implementer, the status and the errors; undocumented items in
   * `wit/deps` are left out.
   * @default 'free'
   */
  docs?: 'free' | 'labelled';
  /**
   * Values that `Implemented by:` may start with, and their implementers: `{host: {role: 'host', words: 'host'}}`.
   * The longest match counts.
   * @default host, your component, data only, nothing
   */
  implementers?: Implementers;
  /**
   * Terms for links to the symbols that mirror an item, by the name of their reference: `{go: 'In Go'}`.
   * @default none is shown
   */
  counterparts?: Readonly<Record<string, string>>;
  /** Creates a node from a picture of a world, or of all packages. @default there are no pictures */
  pictures?: (picture: Picture) => RootContent;
};

/** A symbol of WIT, `wasi:io/streams.output-stream`, with its definition. */
export type Entry = ReferenceSymbol & {
  /** Its name within its interface: `agent.push`. */
  title: string;
  /** The path of the interface or world that contains it; a package is its own owner. */
  owner: string;
  docs: Docs;
  node: WitNode;
};

/** Everything that the pages show about the packages. */
export type WitReference = Pick<WitOptions, 'guide' | 'counterparts' | 'pictures'> & {
  implementers: Implementers;
  packages: readonly Package[];
  scopes: Scopes;
  entries: ReadonlyMap<string, Entry>;
  /** Names of the entries whose signatures mention an entry, by that entry's name. */
  usedBy: ReadonlyMap<string, readonly string[]>;
  /** Names of the entries that share a title with another entry on the same page. */
  alike: ReadonlySet<string>;
  /** Short names that belong to one entry only, such as `agent.push`, with its name. */
  names: ReadonlyMap<string, string>;
  /** Parses a doc comment into its parts. */
  readDocs: (text: string) => Docs;
};

/**
 * Builds the reference from all WIT files and the doc comments for `wit/deps`. Errors name file, line and column, or
 * the invalid option.
 */
export function buildReference(
  sources: readonly WitSource[],
  options: WitOptions,
  words: DocComments = new Map(),
): WitReference {
  const packages = collectPackages(sources);
  applyDocComments(packages, words);
  const {guide, counterparts, pictures, implementers = IMPLEMENTERS} = options;
  const pageOf = placePackages(packages, options);
  const {scopes, usedBy} = resolvePackages(packages);
  const entries = packages.flatMap((owner) => {
    const page = pageOf.get(owner.name);
    return page === undefined
      ? []
      : collectEntries(owner, {...options, page, scopes, implementers});
  });
  return {
    guide,
    counterparts,
    pictures,
    implementers,
    packages,
    scopes,
    entries: new Map(entries.map((entry) => [entry.name, entry])),
    usedBy,
    alike: collectAlike(entries),
    names: collectNames(entries),
    readDocs: options.docs === 'labelled' ? parseDocs : readDocs,
  };
}

/** Returns the page of each package. Throws if one is on two pages or on none, or is not in `folder`. */
function placePackages(packages: readonly Package[], {pages, folder = FOLDER}: WitOptions) {
  const pageOf = new Map<string, string>();
  const known = packages.map(({name}) => name);
  for (const [page, names] of Object.entries(pages)) {
    if (!page.startsWith('/')) {
      refuse(`has the key ${page}. Write the route of a page, such as /${page}.`);
    }
    for (const name of names) {
      const other = pageOf.get(name);
      if (other !== undefined) refuse(`shows ${name} on ${other} and on ${page}. Keep one.`);
      if (!known.includes(name)) {
        refuse(`names ${name}, which is not in ${folder}/. There are ${known.join(', ')}.`);
      }
      pageOf.set(name, page);
    }
  }
  const missing = packages.find(({isLocal, name}) => isLocal && !pageOf.has(name))?.name;
  if (missing !== undefined) {
    const remedy = `Name one, and write <WitPackage name="${missing}" /> on that page.`;
    refuse(`has no page for ${missing}. ${remedy}`);
  }
  return pageOf;
}

function refuse(reason: string): never {
  throw new Error(`wit-reference: the option pages ${reason}`);
}

/** Context of the collected entries: their file and page, their parent, and its implementer. */
type Context = Pick<WitOptions, 'namespace' | 'docs'> & {
  source: WitSource;
  page: string;
  owner: string;
  implementer?: Implementer;
  implementers: Implementers;
  scopes: Scopes;
};

/** Collects the entries of a package. */
function collectEntries(owner: Package, context: Omit<Context, 'source' | 'owner'>): Entry[] {
  const collect = (node: WitNode, source: WitSource, name: string): Entry[] =>
    withLocation(source, () => collectNode({...context, source, owner: name}, name, node));
  return [
    ...collect(owner, owner.sources[0], owner.name),
    ...owner.members.flatMap((member) =>
      collect(member, member.source, `${owner.name}/${member.name}`),
    ),
  ];
}

function collectNode(context: Context, name: string, node: WitNode): Entry[] {
  const {source, owner, page, namespace} = context;
  const docs = checkNode(context, node);
  if (!docs) return [];
  const label = docs.labels['Implemented by'];
  const implementer = locate(node, () =>
    findImplementer(node, label, context.implementer, context.implementers),
  );
  const parts = 'items' in node ? node.items : 'parts' in node ? node.parts : [];
  return [
    {
      reference: 'wit',
      kind: node.kind,
      name,
      label: cutNamespace(name, namespace),
      title: name.startsWith(`${owner}.`) ? name.slice(owner.length + 1) : name,
      page,
      anchor: toAnchor(name, namespace),
      summary: docs.summary,
      ...(implementer && {implementer}),
      location: {file: source.file, ...toLocation(source.text, node.start)},
      owner,
      docs,
      node,
    },
    ...parts.flatMap((part) =>
      collectNode({...context, implementer}, `${name}.${part.name}`, part),
    ),
  ];
}

/**
 * Returns the docs of a node with an entry. Throws if labelled docs are incomplete; imports and exports of a world
 * have no entries, but need docs too.
 */
function checkNode(context: Context, node: WitNode | Extern): Docs | undefined {
  if (context.docs !== 'labelled') return addSince(node, readDocs(node.docs ?? ''));
  const {source, owner, scopes} = context;
  const docs = requireDocs(source, node);
  if (docs && 'items' in node) {
    checkMember(docs, node);
    node.externs.forEach((extern) => checkNode(context, extern));
  } else if (docs && 'params' in node && source.isLocal) {
    checkErrors(docs, node, node.result && scopes.follow(node.result, owner).type);
  }
  return docs;
}

/** Adds the version of an annotation to the labels, which take precedence. */
function addSince({annotations: {since} = {}}: Named, docs: Docs): Docs {
  return since === undefined ? docs : {...docs, labels: {Since: `${since}.`, ...docs.labels}};
}

/** Parses a labelled doc comment. Throws if a local node has none. */
function requireDocs({isLocal}: WitSource, named: Named): Docs | undefined {
  const {name, docs, start} = named;
  if (docs !== undefined) {
    const parsed = locate(named, () => parseDocs(docs));
    return addSince(named, parsed);
  }
  if (!isLocal) return undefined;
  const reason = `${name} has no doc comment. Say above it what it means, in “/// …”.`;
  throw new WitError(reason, start);
}

/** Runs a step; reports its errors at the start of a definition. */
function locate<Result>({start}: Pick<Named, 'start'>, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw new WitError((error as Error).message, start);
  }
}

function collectAlike(entries: readonly Entry[]): Set<string> {
  const named = new Map<string, string[]>();
  for (const {page, title, name} of entries) addTo(named, `${page} ${title}`, name);
  return new Set([...named.values()].filter(({length}) => length > 1).flat());
}

/** Returns the names with a hyphen or a dot that only one entry has, without those of fields and cases. */
function collectNames(entries: readonly Entry[]): Map<string, string> {
  const paths = new Map<string, string[]>();
  for (const {title, name, kind} of entries) {
    const short = title.split('/').at(-1) ?? title;
    if (/[-.]/.test(short) && !['field', 'case', 'package', 'world'].includes(kind)) {
      addTo(paths, short, name);
    }
  }
  return new Map(
    [...paths].flatMap(([name, found]) => {
      const [first = ''] = found;
      // `graph-stream` is an interface and the resource in it: the interface holds both.
      const isOne = found.every((path) => path === first || path.startsWith(`${first}.`));
      return isOne ? [[name, first] as const] : [];
    }),
  );
}

/**
 * Lists the direct children of an entry in order: the interfaces and worlds of a package, the items of an interface,
 * the fields, cases or members of an item.
 */
export function listChildren({entries}: WitReference, {name}: Pick<Entry, 'name'>): Entry[] {
  return [...entries.values()].filter(
    (entry) => entry.name !== name && entry.name.replace(/[./][^./]*$/, '') === name,
  );
}
