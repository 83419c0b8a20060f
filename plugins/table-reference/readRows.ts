import type {Nodes, Table, TableCell, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {ElementError, type ReferenceSymbol, type SymbolKinds} from '../shared/catalogue/types';
import {collectNodes, readText} from '../shared/markdown/elements';

/** The kinds of names in tables, by family. */
const TABLE_KINDS = {
  cli: ['command', 'flag', 'exit code'],
  setting: ['key', 'variable', 'file'],
  error: ['message', 'symptom'],
} as const satisfies {[Family in keyof SymbolKinds]?: readonly SymbolKinds[Family][]};

/**
 * What a row of a table says of its symbol. The anchor is the id of the row or, if the name is a link,
 * where that leads on the same page.
 */
export type NamedRow = {isLink: boolean; row: TableRow} & Pick<
  ReferenceSymbol,
  'reference' | 'kind' | 'name' | 'anchor' | 'summary'
>;

const LONGEST_ANCHOR = 60;

/**
 * The rows of the table in an element. A row is called by the inline code at the start of its first
 * cell, or else by the words there; `within` comes before code: `core.server` in `core.server.bin`,
 * `hayride cast` in `hayride cast --package`. The last cell says what it is.
 */
export function readRows(element: MdxJsxFlowElement): NamedRow[] {
  const {reference, kind, within} = readAttributes(element);
  const [table, ...others] = element.children.filter(({type}) => type === 'table') as Table[];
  if (!table || others.length > 0) {
    const remedy = 'Put one Markdown table in it, with an empty line before and after.';
    throw new ElementError(
      `<${element.name}> has ${table ? 'more than one' : 'no'} table. ${remedy}`,
      element,
    );
  }
  return table.children.slice(1).map((row) => {
    const [first, ...rest] = row.children;
    const names = first ? readNames(first) : [];
    if (!first || names.length === 0) {
      throw new ElementError(
        `a row of <${element.name}> has no name. Write it into the first cell.`,
        element,
      );
    }
    const [start = '', ...more] = names;
    const isCode = collectCodes(first)[0] === start;
    const full = isCode && within !== '' ? `${within}${kind === 'key' ? '.' : ' '}${start}` : start;
    const name = [full, ...more].join(', ');
    const target = findTarget(first);
    const summary = tidy(readText(rest.at(-1) ?? first));
    const anchor = target ?? toAnchor(full);
    return {reference, kind, name, anchor, summary, isLink: target !== undefined, row};
  });
}

function readAttributes(element: MdxJsxFlowElement) {
  const values = new Map(
    element.attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute' ? [[one.name, one.value] as const] : [],
    ),
  );
  const family = values.get('family');
  const kind = values.get('kind');
  const within = values.get('within');
  const kinds = Object.entries(TABLE_KINDS).find(([name]) => name === family)?.[1] ?? [];
  if (!(kinds as readonly unknown[]).includes(kind)) {
    const known = Object.entries(TABLE_KINDS).flatMap(([name, all]) =>
      all.map((one) => `family="${name}" kind="${one}"`),
    );
    throw new ElementError(
      `<${element.name}> has no known kind. Write one of ${known.join(', ')}.`,
      element,
    );
  }
  return {
    reference: family as keyof typeof TABLE_KINDS,
    kind: kind as ReferenceSymbol['kind'],
    within: typeof within === 'string' ? within : '',
  };
}

/** The inline codes of a cell that starts with one; else its words, without `Log:` in front. */
function readNames(cell: TableCell): string[] {
  const words = tidy(readText(cell)).replace(/^Log: /, '');
  const codes = collectCodes(cell);
  const [first] = codes;
  return first !== undefined && words.startsWith(first) ? codes : words === '' ? [] : [words];
}

function collectCodes(cell: TableCell): string[] {
  const root = {
    type: 'root' as const,
    children: [{type: 'paragraph' as const, children: cell.children}],
  };
  return collectNodes(root, 'inlineCode').map(({node}) => node.value.trim());
}

/** One line; a comment before a full stop leaves no space there. */
function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,])(?!\.\w)/g, '')
    .trim();
}

/** Where the link that a cell starts with leads on the same page. */
function findTarget({children}: TableCell): string | undefined {
  const [first]: readonly Nodes[] = children;
  return first?.type === 'link' && first.url.startsWith('#') ? first.url.slice(1) : undefined;
}

function toAnchor(name: string): string {
  const words = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return words.replace(/^-|-$/g, '').slice(0, LONGEST_ANCHOR).replace(/-$/, '');
}
