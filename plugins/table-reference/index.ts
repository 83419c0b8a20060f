import {readFile} from 'node:fs/promises';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Root} from 'mdast';
import {
  ElementError,
  type LoadedReference,
  type ReferenceSource,
  type ReferenceSymbol,
} from '../shared/catalogue/types';
import {collectElements} from '../shared/markdown/elements';
import {readRows, type NamedRow} from './readRows';

export {readRows} from './readRows';

/** What the symbols in tables are read from. */
export type TableReferenceOptions = {
  /**
   * The source of each page with such tables, from the repository's root, by the page's route. Where two
   * pages have the same name, it belongs to the one that is listed first.
   */
  pages: Readonly<Record<string, string>>;
};

/** The element around a table of names. */
const ELEMENT = 'NameTable';

/**
 * The names in tables that pages write by hand: commands, flags, keys, variables, messages.
 * `<NameTable family="setting" kind="key" within="core.server">` around a table makes a symbol of each
 * row, and gives the row an id. Refuses a table that has a row without a name.
 */
export function tableReference({pages}: TableReferenceOptions): ReferenceSource {
  return {
    name: 'table',
    inputs: Object.values(pages),
    elements: [ELEMENT],
    // A table is in the page that shows it.
    listShown: () => [],
    load: async (root): Promise<LoadedReference> => {
      const symbols = new Map<string, ReferenceSymbol>();
      for (const [page, file] of Object.entries(pages)) {
        const source = await readFile(path.join(root, file), 'utf8');
        const found = listSymbols(page, file, processor.parse(source));
        refuseRepeated(found);
        found.forEach((symbol) => symbols.set(symbol.name, symbols.get(symbol.name) ?? symbol));
      }
      return {
        symbols: [...symbols.values()],
        findPage: () => undefined,
        render: (element) => {
          const rows = readRows(element);
          if (rows.some(({name}) => !symbols.has(name))) {
            const remedy = 'Add the page to tableReference in references.ts.';
            throw new ElementError(`no reference reads this <${ELEMENT}>. ${remedy}`, element);
          }
          rows.forEach(giveId);
          return element.children;
        },
      };
    },
  };
}

/** The syntax of the site's pages. */
const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);

function listSymbols(page: string, file: string, tree: Root): ReferenceSymbol[] {
  const elements = collectElements(tree, [ELEMENT]);
  return elements.flatMap(({node}) => {
    try {
      return readRows(node).map(({family, kind, name, anchor, summary, row}): ReferenceSymbol => {
        const {line = 1, column = 1} = row.position?.start ?? {};
        const location = {file, line, column};
        return {
          reference: family,
          kind,
          name,
          label: name,
          page,
          anchor,
          summary,
          location,
        };
      });
    } catch (error) {
      throw error instanceof ElementError ? locateError(error, file) : error;
    }
  });
}

/** Two rows of a page with one name would have one id. */
function refuseRepeated(symbols: readonly ReferenceSymbol[]): void {
  const names = new Set<string>();
  for (const {name, location} of symbols) {
    if (names.has(name)) {
      const {file, line, column} = location;
      const remedy = 'Rename one, or give its table another within.';
      throw new Error(`${file}:${line}:${column}: the page has two rows called ${name}. ${remedy}`);
    }
    names.add(name);
  }
}

function locateError({message, element}: ElementError, file: string): Error {
  const {line = 1, column = 1} = element.position?.start ?? {};
  return new Error(`${file}:${line}:${column}: ${message}`);
}

/** A name that is a link has its anchor where the link leads. */
function giveId({row, anchor, isLink}: NamedRow): void {
  if (!isLink) {
    row.data = {...row.data, hProperties: {...row.data?.hProperties, id: anchor}};
  }
}
