import type {RootContent} from 'mdast';
import {
  code,
  heading,
  type Inline,
  paragraph,
  separate,
  signature as renderSignature,
} from '../shared/markdown/nodes';
import {parseLine} from '../shared/markdown/parseMarkdown';
import {linkNames, linkTo} from '../shared/catalogue/linkNames';
import type {RenderContext} from '../shared/catalogue/types';
import {
  type Fact,
  type Part,
  renderEntry,
  renderFacts,
  renderGroup,
  renderParts,
} from '../shared/renderEntry';
import {findImplementer, findPackageImplementer} from './findImplementer';
import {listEntries, readMembers, toAnchor} from './listEntries';
import {type GoPackage, type GoSymbol, SIDES} from './types';

/** Methods that many types have, and what they do. */
const CONVERSION = /^(?:Unm|M)arshal(?:JSON|Text)\(/;
const CONVERSIONS = [
  ['MarshalJSON(', 'Converts to and from JSON.'],
  ['MarshalText(', 'Converts to and from text.'],
] as const;

/**
 * A package as Markdown: the entry of the package, with its import path, purpose and WIT interfaces, a
 * grid of its small symbols, and an entry for each other one.
 */
export function renderPackage(
  pkg: GoPackage,
  module: string,
  context: RenderContext,
): RootContent[] {
  const entries = listEntries(pkg.symbols);
  const rows = entries.filter(({isSmall}) => isSmall);
  const group = renderGroup([
    renderOwn(pkg, module, context),
    ...renderParts(
      'Types, constants and settings',
      rows.map(({symbol}) => renderRow(symbol, pkg, context)),
    ),
    ...entries
      .filter(({isSmall}) => !isSmall)
      .map(({symbol}) => renderSymbol(symbol, pkg, context)),
  ]);
  linkNames(group, context.page, context.catalogue.find);
  return [group];
}

function renderOwn(pkg: GoPackage, module: string, context: RenderContext): RootContent {
  const {path, side, summary, wit} = pkg;
  const interfaces = wit.map((item) => linkTo(item, context));
  return renderEntry(
    {
      heading: heading(3, toAnchor(path), code(path.replace(/^go\//, ''))),
      kind: 'package',
      implementer: findPackageImplementer(pkg, context.catalogue),
      signature: renderSignature('go', `import "${module}/${path}"`),
    },
    [paragraph(...parseLine(summary), ` ${SIDES[side]}`, ...separate(interfaces, ', '), '.')],
  );
}

function renderRow(symbol: GoSymbol, pkg: GoPackage, context: RenderContext): Part {
  const {name, kind, signature, doc} = symbol;
  const facts = listFacts(symbol, pkg, context).map(({term, line}) =>
    term === undefined ? line : [`${term}: `, ...line, '.'],
  );
  const sentences = [...(doc === undefined ? [] : [parseLine(doc)]), ...facts];
  const words = sentences.flatMap((sentence, index) => [
    ...(index === 0 ? [] : [' ']),
    ...sentence,
  ]);
  return {
    id: toAnchor(pkg.path, name),
    kind,
    name: [code(signature)],
    meaning: paragraph(...words).children,
  };
}

function renderSymbol(symbol: GoSymbol, pkg: GoPackage, context: RenderContext): RootContent {
  const {name, kind, doc, signature} = symbol;
  const {path} = pkg;
  const facts = listFacts(symbol, pkg, context);
  const said = [
    ...(doc === undefined ? [] : [parseLine(doc)]),
    ...facts.flatMap(({term, line}) => (term === undefined ? [line] : [])),
  ];
  return renderEntry(
    {
      // As Go code names it: `agents.New`; of a member, only its type.
      heading: heading(
        4,
        toAnchor(path, name),
        code(name.includes('.') ? name : `${path.split('/').at(-1)}.${name}`),
      ),
      kind,
      implementer: findImplementer(symbol, pkg, context.catalogue),
      signature: renderSignature('go', signature),
    },
    [
      ...said.map((line) => paragraph(...line)),
      ...renderFacts(
        facts.flatMap(({term, line}): Fact[] =>
          term === undefined ? [] : [{term, blocks: [paragraph(...line)]}],
        ),
      ),
    ],
  );
}

/** What is known of a symbol: after a term, or as a sentence of its own. */
type Line = {term?: string; line: Inline[]};

/** Its members that have no entry, and its WIT item. */
function listFacts(symbol: GoSymbol, pkg: GoPackage, context: RenderContext): Line[] {
  const {wit} = symbol;
  return [
    ...listMembers(symbol, pkg),
    ...(wit === undefined ? [] : [{term: 'WIT', line: [linkTo(wit, context, shorten(wit, pkg))]}]),
  ];
}

/** An item of the package's only interface without that interface; other paths as they are. */
function shorten(path: string, {wit}: GoPackage): string {
  const [only, ...others] = wit;
  return others.length === 0 && path.startsWith(`${only}.`) ? path.slice(`${only}.`.length) : path;
}

function listMembers(symbol: GoSymbol, {symbols}: GoPackage): Line[] {
  const own = readMembers(symbol, symbols);
  const {fields = [], methods = []} = symbol;
  const shownFields = [...fields, ...own.fields.map(({signature}) => signature)];
  const shownMethods = methods.filter((method) => !CONVERSION.test(method));
  if (own.isError) {
    // `func (e *Error) Error() string` without its receiver.
    const concrete = own.methods.map(({signature}) => signature.replace(/^func \([^)]*\) /, ''));
    shownMethods.push(...concrete);
  }
  const conversions = CONVERSIONS.filter(([start]) =>
    methods.some((method) => method.startsWith(start)),
  );
  return [
    ...renderNames('Fields', shownFields),
    ...renderNames('Methods', shownMethods),
    ...conversions.map(([, sentence]) => ({line: [sentence]})),
    ...(own.matching === undefined
      ? []
      : [{line: ['Has the methods of ', code(own.matching), '.']}]),
  ];
}

function renderNames(term: string, names: readonly string[]): Line[] {
  return names.length === 0 ? [] : [{term, line: separate(names.map(code), ', ')}];
}
