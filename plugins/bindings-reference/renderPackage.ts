import type {RootContent} from 'mdast';
import {
  code,
  heading,
  type Inline,
  list,
  paragraph,
  separate,
  signature as renderSignature,
} from '../shared/markdown/nodes';
import {parseLine} from '../shared/markdown/parseMarkdown';
import {linkNames, linkTo} from '../shared/catalogue/linkNames';
import type {RenderContext} from '../shared/catalogue/types';
import {listEntries, readMembers, toAnchor} from './listEntries';
import {type GoPackage, type GoSymbol, SIDES} from './types';

/** Methods that many types have, and what they do. */
const CONVERSION = /^(?:Unm|M)arshal(?:JSON|Text)\(/;
const CONVERSIONS = [
  ['MarshalJSON(', 'Converts to and from JSON.'],
  ['MarshalText(', 'Converts to and from text.'],
] as const;

/**
 * A package as Markdown: its heading, import path, purpose and WIT interfaces, a list of its small
 * symbols, and a section for each other one.
 */
export function renderPackage(
  pkg: GoPackage,
  module: string,
  context: RenderContext,
): RootContent[] {
  const {path, side, summary, symbols, wit} = pkg;
  const interfaces = wit.map((item) => linkTo(item, context));
  const entries = listEntries(symbols).map(({symbol, isSmall}) => {
    const id = toAnchor(path, symbol.name);
    return {symbol, isSmall, id, words: describeSymbol(symbol, pkg, context)};
  });
  const lines = entries
    .filter(({isSmall}) => isSmall)
    .map(({symbol: {signature, doc}, id, words}) => {
      const separator = doc === undefined ? '. ' : ': ';
      const line = [code(signature), ...(words.length > 0 ? [separator, ...words] : [])];
      return {id, children: [paragraph(...line)]};
    });
  const sections = entries
    .filter(({isSmall}) => !isSmall)
    .flatMap(({symbol: {name, signature}, id, words}) => [
      // As Go code names it: `agents.New`; of a member, only its type.
      heading(4, id, code(name.includes('.') ? name : `${path.split('/').at(-1)}.${name}`)),
      renderSignature('go', signature),
      ...(words.length > 0 ? [paragraph(...words)] : []),
    ]);
  const blocks = [
    heading(3, toAnchor(path), code(path.replace(/^go\//, ''))),
    renderSignature('go', `import "${module}/${path}"`),
    paragraph(...parseLine(summary), ` ${SIDES[side]}`, ...separate(interfaces, ', '), '.'),
    ...(lines.length > 0 ? [list(lines)] : []),
    ...sections,
  ];
  linkNames({type: 'root', children: blocks}, context.page, context.catalogue.find);
  return blocks;
}

/** The sentences on a symbol: its text, its members that have no section, its WIT item. */
function describeSymbol(symbol: GoSymbol, pkg: GoPackage, context: RenderContext): Inline[] {
  const {doc, wit} = symbol;
  const sentences: Inline[][] = [
    ...(doc === undefined ? [] : [parseLine(doc)]),
    ...describeMembers(symbol, pkg),
    ...(wit === undefined ? [] : [['WIT: ', linkTo(wit, context, shorten(wit, pkg)), '.']]),
  ];
  return sentences.flatMap((sentence, index) => (index === 0 ? sentence : [' ', ...sentence]));
}

/** An item of the package's only interface without that interface; other paths as they are. */
function shorten(path: string, {wit}: GoPackage): string {
  const [only, ...others] = wit;
  return others.length === 0 && path.startsWith(`${only}.`) ? path.slice(`${only}.`.length) : path;
}

function describeMembers(symbol: GoSymbol, {symbols}: GoPackage): Inline[][] {
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
    ...conversions.map(([, sentence]) => [sentence]),
    ...(own.matching === undefined ? [] : [['Has the methods of ', code(own.matching), '.']]),
  ];
}

function renderNames(label: string, names: readonly string[]): Inline[][] {
  return names.length === 0 ? [] : [[`${label}: `, ...separate(names.map(code), ', '), '.']];
}
