import type {Emphasis, PhrasingContent, RootContent} from 'mdast';
import {
  code,
  element,
  heading,
  link,
  paragraph,
  separate,
  signature as renderSignature,
  table,
  text,
} from 'docusaurus-wit-reference/nodes';
import {parseLine} from 'docusaurus-wit-reference/prose';
import {linkNames, linkTo} from 'docusaurus-wit-reference/links';
import type {Implementer, RenderContext} from 'docusaurus-wit-reference/catalogue';
import {
  type Part,
  renderEntry,
  renderFacts,
  renderFold,
  renderGrid,
  renderGroup,
  renderParts,
} from 'docusaurus-wit-reference/entries';
import {ACTS, findMembers, isSmall, listEntries, toSymbolId, SIDES} from './listEntries';
import type {GoPackage, GoSymbol} from './listEntries';

const DATA: Implementer = {role: 'data', words: 'data'};
const COMPONENT: Implementer = {role: 'guest', words: 'your component'};

/**
 * Renders a package as Markdown: its entry with its purpose and WIT interfaces, then a fold with its import path, a
 * grid of its small symbols, and an entry for each other symbol with its methods.
 */
export function renderGoPackage(
  pkg: GoPackage,
  module: string,
  context: RenderContext,
): RootContent {
  const entries = listEntries(pkg.symbols);
  const small = entries.filter(({isSmall}) => isSmall).map(({symbol}) => symbol);
  const others = entries.filter(({isSmall, owner}) => !isSmall && owner === undefined);
  const rows = small.map((symbol) => renderRow(symbol, pkg, context));
  const fold = [
    renderSignature('go', `import "${module}/${pkg.path}"`),
    ...renderParts('Types, constants and settings', rows),
    ...others.map(({symbol}) => {
      const methods = entries.filter(({owner}) => owner === symbol.name);
      const lines = methods.map((method) => renderRow(method.symbol, pkg, context));
      return renderSymbol(symbol, lines, pkg, context);
    }),
  ];
  const names = [...others.map(({symbol}) => symbol), ...small].map(({name}) => name);
  const group = renderGroup([renderOwn(pkg, context), renderFold(fold, names)]);
  linkNames(group, context.page, context.catalogue.find);
  return group;
}

/**
 * Renders a table of all packages, in the order of the data: their relation to their interfaces, the implementer of
 * those that they call, and the interfaces. Names link to the package and to the interface.
 */
export function renderIndex(packages: readonly GoPackage[], context: RenderContext): RootContent {
  const rows = packages.map((pkg) => {
    const {path, wit} = pkg;
    const {role, words} = findAct(pkg, context);
    const mark = element('span', [text(words)], undefined, {'data-by': role});
    const interfaces = wit.map((item) => linkTo(item, context));
    return [
      [link(`#${toSymbolId(path)}`, code(path.replace(/^go\//, '')))],
      [mark as unknown as Emphasis],
      separate(interfaces, ', '),
    ];
  });
  return table(['Package', 'Side', 'WIT interface'], rows);
}

/** Returns the relation of a package to its interfaces in words, and the role of the implementer. */
function findAct({side, wit: [first]}: GoPackage, context: RenderContext): Implementer {
  const {role, words} = side === 'types' ? DATA : findImplementer(first, side, context);
  return {role, words: side === 'import' ? `${ACTS[side]} · ${words}` : ACTS[side]};
}

function renderOwn(pkg: GoPackage, context: RenderContext): RootContent {
  const {path, side, summary, wit} = pkg;
  const interfaces = wit.map((item) => linkTo(item, context));
  const head = {
    heading: heading(3, toSymbolId(path), code(path.replace(/^go\//, ''))),
    kind: 'package',
    implementer: findAct(pkg, context),
  };
  const words = [...parseLine(summary), ` ${SIDES[side]}`, ...separate(interfaces, ', '), '.'];
  return renderEntry(head, [paragraph(...words)]);
}

/**
 * Returns the implementer behind a call or a package: that of its WIT item, or else the code that is compiled into
 * your component, which is also what an exporting package calls.
 */
function findImplementer(
  wit: string | undefined,
  side: GoPackage['side'],
  {catalogue}: RenderContext,
): Implementer {
  const behind = side === 'export' || !wit ? undefined : catalogue.require(wit).implementer;
  return behind && behind.role !== 'data' ? behind : COMPONENT;
}

function renderRow(symbol: GoSymbol, pkg: GoPackage, context: RenderContext): Part {
  const {name, kind, signature} = symbol;
  const meaning = describe(symbol, pkg, context).flatMap(({term, line}, index) => [
    ...(index === 0 ? [] : [text(' ')]),
    ...(term === undefined ? line : [text(`${term}: `), ...line, text('.')]),
  ]);
  return {id: toSymbolId(pkg.path, name), kind, name: [code(cutReceiver(signature))], meaning};
}

function renderSymbol(
  symbol: GoSymbol,
  methods: readonly Part[],
  pkg: GoPackage,
  context: RenderContext,
): RootContent {
  const {name, kind, signature, wit} = symbol;
  const isCall = kind === 'func' || kind === 'method' || kind === 'interface';
  // As Go code names it: `agents.New`; of a member, only its type.
  const title = name.includes('.') ? name : `${pkg.path.split('/').at(-1)}.${name}`;
  const head = {
    heading: heading(4, toSymbolId(pkg.path, name), code(title)),
    kind,
    implementer: isCall ? findImplementer(wit, pkg.side, context) : DATA,
    // `type Agent interface` says no more than the title and the kind.
    signature: /^type \S+ (?:interface|struct)$/.test(signature)
      ? undefined
      : renderSignature('go', signature),
  };
  const lines = describe(symbol, pkg, context).map(({term, line}) => {
    return {term: term ?? '', blocks: [paragraph(...line)]};
  });
  return renderEntry(head, [
    ...lines.filter(({term}) => term === '').flatMap(({blocks}) => blocks),
    ...renderFacts(lines.filter(({term}) => term !== '')),
    ...renderGrid(methods),
  ]);
}

/** A fact about a symbol: a term and its value, or a sentence. */
type Line = {term?: string; line: PhrasingContent[]};

/** Returns our documentation of a symbol, its members without an entry, and its WIT item. */
function describe(symbol: GoSymbol, pkg: GoPackage, context: RenderContext): Line[] {
  const {doc, wit, fields = [], methods = []} = symbol;
  // An item of the package's only interface is named without that.
  const short = pkg.wit.length === 1 ? wit?.replace(`${pkg.wit[0]}.`, '') : wit;
  const own = findMembers(symbol, pkg.symbols);
  const shown = methods.filter((method) => !/^(?:Unm|M)arshal(?:JSON|Text)\(/.test(method));
  const isLine = own.isError || (symbol.kind === 'interface' && isSmall(symbol, pkg.symbols));
  const named = pkg.symbols.filter(
    ({kind, name}) => isLine && kind === 'method' && name.startsWith(`${symbol.name}.`),
  );
  const conversions = ['JSON', 'text'].filter((format) =>
    methods.some((method) => method.toLowerCase().startsWith(`marshal${format.toLowerCase()}(`)),
  );
  return [
    ...(doc === undefined ? [] : [{line: parseLine(doc)}]),
    ...renderNames('Fields', [...fields, ...own.fields.map(({signature}) => signature)]),
    ...renderNames('Methods', [...shown, ...named.map(({signature}) => cutReceiver(signature))]),
    ...conversions.map((format) => ({line: [text(`Converts to and from ${format}.`)]})),
    ...(own.matching === undefined
      ? []
      : [{line: [text('Has the methods of '), code(own.matching), text('.')]}]),
    ...(wit === undefined ? [] : [{term: 'WIT', line: [linkTo(wit, context, short)]}]),
  ];
}

/** Removes the receiver from `func (e *Error) Error() string`; a function keeps its keyword. */
function cutReceiver(signature: string): string {
  return signature.replace(/^func \([^)]*\) /, '');
}

function renderNames(term: string, names: readonly string[]): Line[] {
  return names.length === 0 ? [] : [{term, line: separate(names.map(code), ', ')}];
}
