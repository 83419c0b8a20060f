import type {BlockContent, Heading, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {
  code,
  heading,
  list,
  paragraph,
  separate,
  signature as renderSignature,
  text,
} from '../shared/markdown/nodes';
import {parseLine} from '../shared/markdown/parseMarkdown';
import {linkNames, linkTo} from '../shared/catalogue/linkNames';
import type {RenderContext} from '../shared/catalogue/types';
import {findMatchingInterface, isConcrete, listEntries, listMembers, toAnchor} from './listEntries';
import type {GoPackage, GoSymbol} from './types';

const SIDES: Readonly<Record<GoPackage['side'], string>> = {
  import: 'Imports ',
  export: 'Exports ',
  types: 'Has the types of ',
  helper: 'Uses no interface of its own',
};

/** Methods that many types have, and what they amount to. */
const CONVERSION = /^(?:Unm|M)arshal(?:JSON|Text)\(/;
const CONVERSIONS = [
  ['MarshalJSON(', 'Converts to and from JSON.'],
  ['MarshalText(', 'Converts to and from text.'],
] as const;

type PackageContext = RenderContext & {pkg: GoPackage};

/**
 * A package as Markdown: its heading, import path, purpose and WIT interfaces, a list of its small
 * symbols, and a section for each other one.
 */
export function renderPackage(
  pkg: GoPackage,
  module: string,
  context: RenderContext,
): RootContent[] {
  const {small, large} = listEntries(pkg);
  const inside = {...context, pkg};
  const blocks = [
    heading(3, toAnchor(pkg), code(pkg.path.replace(/^go\//, ''))),
    renderSignature('go', `import "${module}/${pkg.path}"`),
    describePackage(inside),
    ...(small.length > 0 ? [list(small.map((symbol) => renderLine(symbol, inside)))] : []),
    ...large.flatMap((symbol) => renderSection(symbol, inside)),
  ];
  linkNames({type: 'root', children: blocks}, context.page, context.catalogue.find);
  return blocks;
}

function describePackage(context: PackageContext): Paragraph {
  const {summary, side, wit} = context.pkg;
  const interfaces = wit.map((path) => linkTo(path, context));
  return paragraph(...parseLine(summary), ` ${SIDES[side]}`, ...separate(interfaces, ', '), '.');
}

/** A small symbol as an item of a list, with its members and its anchor. */
function renderLine(
  symbol: GoSymbol,
  context: PackageContext,
): {id: string; children: Paragraph[]} {
  const words = describe(symbol, context);
  const separator = words.length === 0 ? [] : [text(symbol.doc === undefined ? '. ' : ': ')];
  const children = [code(symbol.signature), ...separator, ...words];
  return {id: toAnchor(context.pkg, symbol), children: [paragraph(...children)]};
}

/** A symbol as a section: heading, declaration, what is said of it and its WIT item. */
function renderSection(symbol: GoSymbol, context: PackageContext): (BlockContent | Heading)[] {
  const {name, signature} = symbol;
  const words = describe(symbol, context);
  // As Go code names it: `agents.New`; of a member, only its type.
  const title = name.includes('.') ? name : `${context.pkg.path.split('/').at(-1)}.${name}`;
  return [
    heading(4, toAnchor(context.pkg, symbol), code(title)),
    renderSignature('go', signature),
    ...(words.length === 0 ? [] : [paragraph(...words)]),
  ];
}

/** The sentences on a symbol: its text, its members that have no section, its WIT item. */
function describe(symbol: GoSymbol, context: PackageContext): PhrasingContent[] {
  const {doc, wit} = symbol;
  const sentences = [
    ...(doc === undefined ? [] : [parseLine(doc)]),
    ...describeMembers(symbol, context.pkg),
    ...(wit === undefined
      ? []
      : [[text('WIT: '), linkTo(wit, context, shorten(wit, context.pkg)), text('.')]]),
  ];
  return sentences.flatMap((sentence, index) =>
    index === 0 ? sentence : [text(' '), ...sentence],
  );
}

/** An item of the package's only interface without that interface; other paths as they are. */
function shorten(path: string, {wit}: GoPackage): string {
  const [only, ...others] = wit;
  return others.length === 0 && path.startsWith(`${only}.`) ? path.slice(`${only}.`.length) : path;
}

function describeMembers(symbol: GoSymbol, pkg: GoPackage): PhrasingContent[][] {
  const {name, fields = [], methods = []} = symbol;
  const members = listMembers(symbol, pkg);
  const own = members.filter(({kind}) => kind === 'field').map(({signature}) => signature);
  const matching = findMatchingInterface(symbol, pkg);
  const isError = members.some((member) => member.name === `${name}.Error`);
  // `func (e *Error) Error() string` without its receiver.
  const concrete = members
    .filter((member) => isError && isConcrete(member))
    .map(({signature}) => signature.replace(/^func \([^)]*\) /, ''));
  const rest = methods.filter((method) => !CONVERSION.test(method));
  const conversions = CONVERSIONS.filter(([start]) =>
    methods.some((method) => method.startsWith(start)),
  );
  return [
    ...renderNames('Fields', [...fields, ...own]),
    ...renderNames('Methods', [...rest, ...concrete]),
    ...conversions.map(([, sentence]) => [text(sentence)]),
    ...(matching === undefined ? [] : [[text('Has the methods of '), code(matching), text('.')]]),
  ];
}

function renderNames(label: string, names: readonly string[]): PhrasingContent[][] {
  return names.length === 0
    ? []
    : [[text(`${label}: `), ...separate(names.map(code), ', '), text('.')]];
}
