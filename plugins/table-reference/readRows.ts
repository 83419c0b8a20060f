import type {Nodes, Table, TableCell, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {ElementError, type SymbolKinds} from '../shared/catalogue/types';
import {collectNodes, readText} from '../shared/markdown/elements';

/** The kinds of names in tables, by family. */
export const TABLE_KINDS = {
  cli: ['command', 'flag', 'exit code'],
  setting: ['key', 'variable', 'file'],
  error: ['message', 'symptom'],
} as const satisfies {[Family in keyof SymbolKinds]?: readonly SymbolKinds[Family][]};

type TableFamily = keyof typeof TABLE_KINDS;

/**
 * A row of a table as a symbol. Its anchor is the id of the row or, if the name is a link, where that
 * leads on the same page.
 */
export type NamedRow = {
  family: TableFamily;
  kind: (typeof TABLE_KINDS)[TableFamily][number];
  name: string;
  anchor: string;
  isLink: boolean;
  summary: string;
  row: TableRow;
};

const LONGEST_ANCHOR = 60;

/**
 * The rows of the table in an element. A row is called by the inline code at the start of its first
 * cell, or else by the words there; `within` comes before code: `core.server` in `core.server.bin`,
 * `hayride cast` in `hayride cast --package`. The last cell says what it is.
 */
export function readRows(element: MdxJsxFlowElement): NamedRow[] {
  const {family, kind, within} = readAttributes(element);
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
    return {
      family,
      kind,
      name,
      anchor: target ?? toAnchor(full),
      isLink: target !== undefined,
      summary,
      row,
    };
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
    family: family as TableFamily,
    kind: kind as NamedRow['kind'],
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
