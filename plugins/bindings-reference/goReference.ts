import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {readOnlyAttribute} from '../shared/markdown/elements';
import {
  ElementError,
  type LoadedReference,
  type ReferenceSource,
  type ReferenceSymbol,
} from '../shared/catalogue/types';
import {listShown, toAnchor} from './listEntries';
import {DECLARATIONS_FILE, loadBindings, WORDS_FILE} from './loadBindings';
import {renderPackage} from './renderPackage';
import type {GoPackage, GoSymbol} from './types';

/** The route of the page that shows the Go packages. */
export type GoReferenceOptions = {page: string};

/**
 * The reference of the Go bindings: `<GoPackages only="go/hayride/ai" />` becomes the packages below
 * those paths. The elements of the page show each package once; refuses one that is shown twice or
 * not at all.
 */
export function goReference({page}: GoReferenceOptions): ReferenceSource {
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
  const shown = new Set<string>();
  for (const element of elements) {
    for (const {path} of choosePackages(element, packages)) {
      if (shown.has(path)) {
        const message = `${path} is shown on this page already. Show each package once.`;
        throw new ElementError(message, element);
      }
      shown.add(path);
    }
  }
  const [first] = elements;
  const left = packages.map(({path}) => path).filter((path) => !shown.has(path));
  if (first && left.length > 0) {
    throw new ElementError(
      `no <GoPackages> of this page shows ${left.join(', ')}. Add them to one element's only="…".`,
      first,
    );
  }
}

/**
 * The packages whose path is one of an element's `only`, separated by spaces, or is below one; in
 * the order of the data. Refuses a path without packages.
 */
function choosePackages(element: MdxJsxFlowElement, packages: readonly GoPackage[]): GoPackage[] {
  const only = readOnlyAttribute(element, 'only', 'go/hayride/ai');
  const prefixes = only.split(/\s+/).filter(Boolean);
  const isBelow = (path: string, prefix: string) =>
    path === prefix || path.startsWith(`${prefix}/`);
  const empty = prefixes.find((prefix) => !packages.some(({path}) => isBelow(path, prefix)));
  if (empty !== undefined || prefixes.length === 0) {
    const known = packages.map(({path}) => path).join(', ');
    const message = `${WORDS_FILE} has no package “${empty ?? ''}”. It has ${known}.`;
    throw new ElementError(message, element);
  }
  return packages.filter(({path}) => prefixes.some((prefix) => isBelow(path, prefix)));
}

function listSymbols(pkg: GoPackage, page: string): ReferenceSymbol<'go'>[] {
  const {path, summary, wit, location} = pkg;
  const toSymbol = (symbol: GoSymbol): ReferenceSymbol<'go'> => ({
    reference: 'go',
    kind: symbol.kind,
    name: `${path}.${symbol.name}`,
    label: toCall(path, symbol),
    page,
    anchor: toAnchor(pkg, symbol),
    summary: symbol.doc ?? symbol.signature,
    ...(symbol.wit !== undefined && {wit: [symbol.wit]}),
    location: {file: WORDS_FILE, ...symbol.location},
  });
  return [
    {
      reference: 'go',
      kind: 'package',
      name: path,
      label: path,
      page,
      anchor: toAnchor(pkg),
      summary,
      wit,
      location: {file: WORDS_FILE, ...location},
    },
    ...listShown(pkg).map(toSymbol),
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
