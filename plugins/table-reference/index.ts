import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Nodes, Root} from 'mdast';
import {
  ElementError,
  type LoadedReference,
  type ReferenceSource,
  type ReferenceSymbol,
} from '../shared/catalogue/types';
import {formatProblem, type Location} from '../shared/location';
import {describeSyntaxError} from '../shared/markdown/describeSyntaxError';
import {collectElements} from '../shared/markdown/elements';
import {readRows, type NamedRow} from './readRows';

export {readRows} from './readRows';

/**
 * The source of each page with such tables, from the repository's root, by the page's route. Where two
 * pages have the same name, it belongs to the one that is listed first.
 */
type Options = {pages: Readonly<Record<string, string>>};

/** The element around a table of names. */
const ELEMENT = 'NameTable';

/**
 * The names in tables that pages write by hand: commands, flags, keys, variables, messages.
 * `<NameTable family="setting" kind="key" within="core.server">` around a table makes a symbol of each
 * row, and gives the row an id. Refuses a table that has a row without a name.
 */
export function tableReference({pages}: Options): ReferenceSource {
  return {
    name: 'table',
    inputs: Object.values(pages),
    elements: [ELEMENT],
    load: async (root): Promise<LoadedReference> => {
      const symbols = new Map<string, ReferenceSymbol>();
      for (const [page, file] of Object.entries(pages)) {
        if (!existsSync(path.join(root, file))) {
          throw new Error(`there is no file ${file} for ${page}. Write the path of that page.`);
        }
        const source = await readFile(path.join(root, file), 'utf8');
        const found = listSymbols(page, file, parsePage(file, source));
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

/** Throws what is wrong in a page with its place: no page is compiled before the references are read. */
function parsePage(file: string, source: string): Root {
  try {
    return processor.parse(source);
  } catch (error) {
    throw new Error(formatProblem({file, ...describeSyntaxError(error)}));
  }
}

function listSymbols(page: string, file: string, tree: Root): ReferenceSymbol[] {
  const elements = collectElements(tree, [ELEMENT]);
  return elements.flatMap(({node}) => {
    try {
      return readRows(node).map(({row, isLink: _isLink, ...symbol}) => ({
        ...symbol,
        label: symbol.name,
        page,
        location: {file, ...toLocation(row)},
      }));
    } catch (error) {
      if (!(error instanceof ElementError)) throw error;
      const {message, element} = error;
      throw new Error(formatProblem({file, ...toLocation(element), message}));
    }
  });
}

/** Two rows of a page with one name would have one id. */
function refuseRepeated(symbols: readonly ReferenceSymbol[]): void {
  const names = new Set<string>();
  for (const {name, location} of symbols) {
    if (names.has(name)) {
      const remedy = 'Rename one, or give its table another within.';
      const message = `the page has two rows called ${name}. ${remedy}`;
      throw new Error(formatProblem({...location, message}));
    }
    names.add(name);
  }
}

/** The location of a node in the source of its page. */
function toLocation({position}: Nodes): Location {
  const {line = 1, column = 1} = position?.start ?? {};
  return {line, column};
}

/** A name that is a link has its anchor where the link leads. */
function giveId({row, anchor, isLink}: NamedRow): void {
  if (!isLink) {
    row.data = {...row.data, hProperties: {...row.data?.hProperties, id: anchor}};
  }
}
