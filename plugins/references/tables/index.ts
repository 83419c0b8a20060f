import type {Nodes, Root} from 'mdast';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {
  ElementError,
  type ReferenceSource,
  type ReferenceSymbol,
} from 'docusaurus-wit-reference/catalogue';
import {formatProblem, type Location} from 'docusaurus-built-pages/location';
import {describeSyntaxError} from '../../lib/markdown/describeSyntaxError';
import {collectElements} from 'docusaurus-wit-reference/elements';
import {type Families, parseRows} from './parseRows';

type Options = {
  /**
   * The source of each page with such tables, as a path from the repository's root, by the page's route. If two pages
   * have a name, it belongs to the one that is listed first.
   */
  pages: Readonly<Record<string, string>>;
  families: Families;
};

const ELEMENT = 'NameTable';

/**
 * Returns the reference of names in handwritten tables of pages, such as commands, keys and messages. `<NameTable
 * family="setting" kind="key" within="core.server">` around a table turns each row into a symbol, and gives it an id.
 * Throws if a row has no name.
 */
export function tableReference({pages, families}: Options): ReferenceSource {
  return {
    name: 'table',
    inputs: Object.values(pages),
    elements: [ELEMENT],
    load: async (root) => {
      const symbols = new Map<string, ReferenceSymbol>();
      for (const [page, file] of Object.entries(pages)) {
        if (!existsSync(path.join(root, file))) {
          throw new Error(`there is no file ${file} for ${page}. Write the path of that page.`);
        }
        const tree = parsePage(file, await readFile(path.join(root, file), 'utf8'));
        const found = listSymbols({page, file, tree, families});
        refuseRepeated(found);
        found.forEach((symbol) => symbols.set(symbol.name, symbols.get(symbol.name) ?? symbol));
      }
      return {
        symbols: [...symbols.values()],
        findPage: () => undefined,
        render: (element) => {
          for (const {name, row, anchor, isLink} of parseRows(element, families)) {
            if (!symbols.has(name)) {
              const remedy = 'Add the page to the option pages of tableReference.';
              throw new ElementError(`no reference reads this <${ELEMENT}>. ${remedy}`, element);
            }
            // A name that is a link has its anchor where the link leads.
            const hProperties = {...row.data?.hProperties, id: anchor};
            if (!isLink) row.data = {...row.data, hProperties};
          }
          return element.children;
        },
      };
    },
  };
}

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);

/** Parses a page. Throws syntax errors with their location: references are loaded before any page is compiled. */
function parsePage(file: string, source: string): Root {
  try {
    return processor.parse(source);
  } catch (error) {
    throw new Error(formatProblem({file, ...describeSyntaxError(error)}));
  }
}

type Page = {page: string; file: string; tree: Root; families: Families};

function listSymbols({page, file, tree, families}: Page): ReferenceSymbol[] {
  return collectElements(tree, [ELEMENT]).flatMap(({node}) => {
    try {
      return parseRows(node, families).map(({row, isLink: _isLink, ...symbol}) => {
        return {...symbol, label: symbol.name, page, location: {file, ...toLocation(row)}};
      });
    } catch (error) {
      if (!(error instanceof ElementError)) throw error;
      const {message, element} = error;
      throw new Error(formatProblem({file, ...toLocation(element), message}));
    }
  });
}

/** Throws if two rows of a page share a name, and so an id. */
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

function toLocation({position}: Nodes): Location {
  const {line = 1, column = 1} = position?.start ?? {};
  return {line, column};
}
