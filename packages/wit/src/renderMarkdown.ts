import {toId} from './collectPackages';
import {formatItem, formatMember} from './formatWit';
import type {Annotations, Item, Member, Named, Package, Part} from './syntax';

/** Options of `renderMarkdown`. */
export type MarkdownOptions = {
  /**
   * Heading level of a package; interfaces, items and methods are one level deeper each.
   * @default 1
   */
  level?: number;
  /** The namespace that anchors leave out, as in `toAnchor`. @default none */
  namespace?: string;
  /**
   * Formats the anchor after the text of a heading: `(id) => '{#' + id + '}'` for generators that support this.
   * @default an empty HTML element with the id
   */
  writeAnchor?: (id: string) => string;
};

/** Renders the heading of a path, `depth` levels below that of its package. */
type WriteHeading = (depth: number, title: string, path: string) => string;

/**
 * Renders the local packages as Markdown: a heading for each package, interface, world, type, function and documented
 * method, followed by its kind, its WIT and its docs. Docs of fields and cases are lists.
 */
export function renderMarkdown(
  packages: readonly Package[],
  {level = 1, namespace, writeAnchor = (id) => `<a id="${id}"></a>`}: MarkdownOptions = {},
): string {
  const heading: WriteHeading = (depth, title, path) => {
    const marks = '#'.repeat(Math.min(level + depth, 6));
    return `${marks} \`${title}\` ${writeAnchor(toAnchor(path, namespace))}`;
  };
  const local = packages.filter(({isLocal}) => isLocal);
  const blocks = local.flatMap((owner) => [
    heading(0, toId(owner), owner.name),
    ...listDocs(owner),
    ...owner.members.flatMap((node) => renderMember(node, `${owner.name}/${node.name}`, heading)),
  ]);
  return `${blocks.join('\n\n')}\n`;
}

function renderMember(node: Member, path: string, heading: WriteHeading): string[] {
  // The items of an interface follow.
  const shown = node.kind === 'world' ? node : {...node, items: []};
  return [
    heading(1, path, path),
    renderMarks(node),
    ...(node.kind === 'world' || node.uses.length > 0 ? [fence(formatMember(shown))] : []),
    ...listDocs(node),
    ...renderExterns(node),
    ...node.items.flatMap((item) => renderItem(item, item.name, `${path}.${item.name}`, heading)),
    ...node.externs.flatMap((extern) => {
      const inner = `${path}.${extern.direction}.${extern.name}`;
      return ('items' in extern ? extern.items : []).flatMap((item) =>
        renderItem(item, `${extern.name}.${item.name}`, `${inner}.${item.name}`, heading),
      );
    }),
  ];
}

function renderItem(item: Item, title: string, path: string, heading: WriteHeading): string[] {
  const parts = 'parts' in item ? item.parts : [];
  return [
    heading(2, title, path),
    renderMarks(item),
    fence(formatItem(item, true)),
    ...listDocs(item),
    ...renderList(parts.filter((part) => !('params' in part))),
    ...parts.flatMap((part) => {
      if (!('params' in part) || part.docs === undefined) return [];
      const head = heading(3, `${title}.${part.name}`, `${path}.${part.name}`);
      return [head, renderMarks(part), fence(formatItem(part)), part.docs];
    }),
  ];
}

function listDocs({docs}: Pick<Named, 'docs'>): string[] {
  return docs === undefined ? [] : [docs];
}

/** Renders the kind of a node and its annotations: “method · since 0.2.0”. */
function renderMarks({kind, annotations}: Item | Member | Part): string {
  return [kind, ...listNotes(annotations)].join(' · ');
}

/** Renders the docs of a world's imports and exports as one list. */
function renderExterns({externs}: Member): string[] {
  return renderList(
    externs.map(({direction, name, docs}) => ({name: `${direction} ${name}`, docs})),
  );
}

/** Renders a list of the entries that have docs. */
function renderList(entries: readonly Pick<Named, 'name' | 'docs'>[]): string[] {
  const items = entries.flatMap(({name, docs}) =>
    docs === undefined ? [] : [`- \`${name}\`: ${docs.replace(/\n(?=[^\n])/g, '\n  ')}`],
  );
  return items.length === 0 ? [] : [items.join('\n')];
}

function fence(wit: string): string {
  return `\`\`\`wit\n${wit}\n\`\`\``;
}

/** Lists annotations in words: `since 0.2.0`, `unstable: clocks-timezone`. */
export function listNotes(annotations: Annotations = {}): string[] {
  const {since, deprecated, unstable, 'external-id': id} = annotations;
  return [
    since && `since ${since}`,
    deprecated && `deprecated since ${deprecated}`,
    unstable && `unstable: ${unstable}`,
    id && `external id ${id}`,
  ].filter((note) => note !== undefined);
}

/**
 * Returns the anchor of a path: `wasi-http-types--method--get` for `wasi:http/types.method.get`. That of an item
 * leaves out `namespace`. No WIT name has two hyphens in a row, so a field `content` of `message` differs from
 * `message-content`.
 */
export function toAnchor(path: string, namespace?: string): string {
  const name = path.includes('/') ? cutNamespace(path, namespace) : path;
  return name.replace(/[:/]/g, '-').replace(/\./g, '--').toLowerCase();
}

/** Removes a namespace from a path that has it: `io/streams` for `wasi:io/streams`. */
export function cutNamespace(path: string, namespace: string | undefined): string {
  const isOwn = namespace !== undefined && path.startsWith(`${namespace}:`);
  return isOwn ? path.slice(namespace.length + 1) : path;
}
