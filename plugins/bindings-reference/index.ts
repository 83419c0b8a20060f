import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {readOnlyAttribute} from '../shared/markdown/elements';
import {
  ElementError,
  type LoadedReference,
  type ReferenceSource,
  type ReferenceSymbol,
} from '../shared/catalogue/types';
import {listEntries, toAnchor} from './listEntries';
import {DECLARATIONS_FILE, loadBindings, WORDS_FILE} from './loadBindings';
import {renderPackage} from './renderPackage';
import type {GoPackage, GoSymbol} from './types';

export {
  compareWords,
  DECLARATIONS_FILE,
  readDeclarations,
  readWords,
  WORDS_FILE,
} from './loadBindings';
export type {DeclaredPackage, Declaration, Declarations} from './types';

/**
 * The reference of the Go bindings: `<GoPackages only="go/hayride/ai" />` becomes the packages below
 * those paths. The elements of the page, whose route is `page`, show each package once; refuses one
 * that is shown twice or not at all.
 */
export function goReference({page}: {page: string}): ReferenceSource {
  return {
    name: 'go',
    inputs: [WORDS_FILE, DECLARATIONS_FILE],
    elements: ['GoPackages'],
    load: (root): LoadedReference => {
      const {module, packages} = loadBindings(root);
      return {
        symbols: packages.flatMap((pkg) => listSymbols(pkg, page)),
        findPage: (elements) => {
          requireEachOnce(elements, packages);
          return page;
        },
        render: (element, context) =>
          choosePackages(element, packages).flatMap((pkg) => renderPackage(pkg, module, context)),
      };
    },
  };
}

function requireEachOnce(
  elements: readonly MdxJsxFlowElement[],
  packages: readonly GoPackage[],
): void {
  const left = new Set(packages.map(({path}) => path));
  for (const element of elements) {
    const twice = choosePackages(element, packages).find(({path}) => !left.delete(path));
    if (twice) {
      const message = `${twice.path} is shown on this page already. Show each package once.`;
      throw new ElementError(message, element);
    }
  }
  const [first] = elements;
  if (first && left.size > 0) {
    const missing = `no <GoPackages> of this page shows ${[...left].join(', ')}`;
    throw new ElementError(`${missing}. Add them to one element's only="…".`, first);
  }
}

/**
 * The packages whose path is one of an element's `only`, separated by spaces, or is below one; in
 * the order of the data. Refuses a path without packages.
 */
function choosePackages(element: MdxJsxFlowElement, packages: readonly GoPackage[]): GoPackage[] {
  const prefixes = readOnlyAttribute(element, 'only', 'go/hayride/ai').trim().split(/\s+/);
  const listBelow = (prefix: string) =>
    packages.filter(({path}) => `${path}/`.startsWith(`${prefix}/`));
  const empty = prefixes.find((prefix) => listBelow(prefix).length === 0);
  if (empty !== undefined) {
    const known = packages.map(({path}) => path).join(', ');
    throw new ElementError(`${WORDS_FILE} has no package “${empty}”. It has ${known}.`, element);
  }
  const chosen = new Set(prefixes.flatMap(listBelow));
  return packages.filter((pkg) => chosen.has(pkg));
}

function listSymbols(pkg: GoPackage, page: string): ReferenceSymbol<'go'>[] {
  const {path, summary, wit, symbols} = pkg;
  const start = (anchor: string, {location}: GoPackage | GoSymbol) => ({
    reference: 'go' as const,
    page,
    anchor,
    location: {file: WORDS_FILE, ...location},
  });
  return [
    {...start(toAnchor(path), pkg), kind: 'package', name: path, label: path, summary, wit},
    ...listEntries(symbols).map(({symbol}) => ({
      ...start(toAnchor(path, symbol.name), symbol),
      kind: symbol.kind,
      name: `${path}.${symbol.name}`,
      label: toCall(path, symbol),
      summary: symbol.doc ?? symbol.signature,
      ...(symbol.wit !== undefined && {wit: [symbol.wit]}),
    })),
  ];
}

/** How Go code writes it: `ai.Message`, `models.Format.Encode(messages ...ai.Message) ([]byte, error)`. */
function toCall(path: string, {name, signature}: GoSymbol): string {
  const parts = path.split('/');
  const last = parts.at(-1) ?? path;
  const pkg = last === 'export' ? parts.slice(-2).join('/') : last;
  const own = name.split('.').at(-1) ?? name;
  const [, parameters = ''] = signature.match(new RegExp(`\\b${own}(\\(.*)$`)) ?? [];
  return `${pkg}.${name}${parameters}`;
}
