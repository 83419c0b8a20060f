import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {requireOnlyAttribute} from 'docusaurus-wit-reference/elements';
import type {
  LoadedReference,
  ReferenceSource,
  ReferenceSymbol,
} from 'docusaurus-wit-reference/catalogue';
import {listEntries, toSymbolId, type GoPackage, type GoSymbol} from './listEntries';
import {DECLARATIONS_FILE, loadBindings, WORDS_FILE} from './loadBindings';
import {renderIndex, renderGoPackage} from './renderGoPackage';

export {compareWords, DECLARATIONS_FILE, readWords, WORDS_FILE} from './loadBindings';
export type {DeclaredPackage, Declarations} from './listEntries';

const INDEX = 'GoIndex';

/**
 * Returns the reference of the Go bindings: `<GoIndex />` renders a table of all packages, and `<GoPackages
 * only="go/hayride/ai" />` the packages at and below its paths. The elements of the page, whose route is `page`, must
 * show each package once.
 */
export function goReference({page}: {page: string}): ReferenceSource {
  return {
    name: 'go',
    inputs: [WORDS_FILE, DECLARATIONS_FILE],
    elements: ['GoPackages', INDEX],
    load: (root): LoadedReference => {
      const {module, packages} = loadBindings(root);
      return {
        symbols: packages.flatMap((pkg) => listSymbols(pkg, page)),
        findPage: () => page,
        render: (element, context) =>
          element.name === INDEX
            ? [renderIndex(packages, context)]
            : packages
                .filter((pkg) => isShown(pkg, element))
                .map((pkg) => renderGoPackage(pkg, module, context)),
      };
    },
  };
}

/** Tells whether an element shows a package: its `only` has the path of it or of a folder around it. */
function isShown({path}: GoPackage, element: MdxJsxFlowElement): boolean {
  const folders = requireOnlyAttribute(element, 'only', 'go/hayride/ai').split(' ');
  return folders.some((folder) => `${path}/`.startsWith(`${folder}/`));
}

function listSymbols(pkg: GoPackage, page: string): ReferenceSymbol[] {
  const {path, summary, wit, symbols} = pkg;
  const start = (anchor: string, {location}: GoPackage | GoSymbol) => ({
    reference: 'go',
    page,
    anchor,
    location: {file: WORDS_FILE, ...location},
  });
  return [
    {...start(toSymbolId(path), pkg), kind: 'package', name: path, label: path, summary, wit},
    ...listEntries(symbols).map(({symbol}) => ({
      ...start(toSymbolId(path, symbol.name), symbol),
      kind: symbol.kind,
      name: `${path}.${symbol.name}`,
      label: toCall(path, symbol),
      summary: symbol.doc ?? symbol.signature,
      ...(symbol.wit !== undefined && {wit: [symbol.wit]}),
    })),
  ];
}

/** Returns a symbol as Go code: `ai.Message`, `models.Format.Encode(messages ...ai.Message) ([]byte, error)`. */
function toCall(path: string, {name, signature}: GoSymbol): string {
  const [pkg] = path.match(/[^/]+(?:\/export)?$/) ?? [];
  const own = name.split('.').at(-1) ?? name;
  const [, parameters = ''] = signature.match(new RegExp(`\\b${own}(\\(.*)$`)) ?? [];
  return `${pkg}.${name}${parameters}`;
}
