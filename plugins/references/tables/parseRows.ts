import type {Table, TableCell, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visitParents} from 'unist-util-visit-parents';
import {ElementError, type ReferenceSymbol} from 'docusaurus-wit-reference/catalogue';
import {readAttribute, toText} from 'docusaurus-wit-reference/elements';

/** Kinds of names that tables may have, by family: `{cli: ['command', 'flag']}`. */
export type Families = Readonly<Record<string, readonly string[]>>;

/**
 * A row of a table with its symbol. The anchor is the id of the row or, if the name links to the same page, the
 * target of that link.
 */
type NamedRow = {isLink: boolean; row: TableRow} & Pick<
  ReferenceSymbol,
  'reference' | 'kind' | 'name' | 'anchor' | 'summary'
>;

const LONGEST_ANCHOR = 60;

/**
 * Parses the rows of the table in an element. The name of a row is the inline code at the start of its first cell, or
 * else the words there; `within` is prefixed to code: `core.server` in `core.server.bin`, `tool run` in `tool run
 * --package`. The last cell is the summary.
 */
export function parseRows(element: MdxJsxFlowElement, families: Families): NamedRow[] {
  const {reference, kind, within} = parseAttributes(element, families);
  const [table, ...others] = element.children.filter(({type}) => type === 'table') as Table[];
  if (!table || others.length > 0) {
    const reason = `<${element.name}> has ${table ? 'more than one' : 'no'} table`;
    const remedy = 'Put one Markdown table in it, with an empty line before and after.';
    throw new ElementError(`${reason}. ${remedy}`, element);
  }
  const prefix = within === '' ? '' : `${within}${kind === 'key' ? '.' : ' '}`;
  return table.children.slice(1).map((row) => {
    const [first, ...rest] = row.children;
    const {names, isCode} = first ? parseNames(first) : {names: [], isCode: false};
    const [start, ...more] = names;
    if (!first || start === undefined) {
      const reason = `a row of <${element.name}> has no name`;
      throw new ElementError(`${reason}. Write it into the first cell.`, element);
    }
    const full = isCode ? `${prefix}${start}` : start;
    const target = findTarget(first);
    return {
      ...{reference, kind, row, isLink: target !== undefined},
      name: [full, ...more].join(', '),
      anchor: target ?? toRowId(full),
      summary: tidy(toText(rest.at(-1) ?? first)),
    };
  });
}

function parseAttributes(element: MdxJsxFlowElement, families: Families) {
  const find = (name: string) => readAttribute(element, name);
  const [family, kind, within = ''] = [find('family'), find('kind'), find('within')];
  const pairs = Object.entries(families).flatMap(([reference, kinds]) =>
    kinds.map((kind) => ({reference, kind})),
  );
  const found = pairs.find((pair) => pair.reference === family && pair.kind === kind);
  if (found) return {...found, within};
  const known = pairs.map((pair) => `family="${pair.reference}" kind="${pair.kind}"`).join(', ');
  const message = `<${element.name}> has no known kind. Write one of ${known}.`;
  throw new ElementError(message, element);
}

/** Returns the inline codes of a cell that starts with one; otherwise its words, without a leading `Log:`. */
function parseNames(cell: TableCell): {names: string[]; isCode: boolean} {
  const words = tidy(toText(cell)).replace(/^Log: /, '');
  const codes: string[] = [];
  visitParents(cell, 'inlineCode', ({value}) => {
    codes.push(value.trim());
  });
  const isCode = codes[0] !== undefined && words.startsWith(codes[0]);
  return {names: isCode ? codes : [words].filter(Boolean), isCode};
}

/** Collapses white space, including that which a comment leaves before a full stop. */
function tidy(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(/ (?=[.,])(?!\.\w)/g, '');
  return line.trim();
}

/** Finds the anchor on the same page that the link at the start of a cell leads to. */
function findTarget({children: [first]}: TableCell): string | undefined {
  return first?.type === 'link' && first.url.startsWith('#') ? first.url.slice(1) : undefined;
}

function toRowId(name: string): string {
  const words = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return words.replace(/^-|-$/g, '').slice(0, LONGEST_ANCHOR).replace(/-$/, '');
}
