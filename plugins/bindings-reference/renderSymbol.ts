import type {BlockContent, Heading, Paragraph, PhrasingContent} from 'mdast';
import {findAnchor} from '../shared/bindings/findAnchor';
import type {GoPackage, GoSymbol} from '../shared/bindings/types';
import {findTwin, isConcrete, listMembers} from './listMembers';
import {
  bareFence,
  code,
  heading,
  paragraph,
  separate,
  text,
  witCode,
} from '../shared/markdown/nodes';
import {parseLine} from '../shared/markdown/parseMarkdown';

/** Methods that many types have, and what they amount to. */
const CONVERSION = /^(?:Unm|M)arshal(?:JSON|Text)\(/;
const CONVERSIONS = [
  ['MarshalJSON(', 'Converts to and from JSON.'],
  ['MarshalText(', 'Converts to and from text.'],
] as const;

/** A symbol as a section: heading, declaration, what is to say of it and its WIT item. */
export function renderSymbol(symbol: GoSymbol, pkg: GoPackage): (BlockContent | Heading)[] {
  const words = describe(symbol, pkg);
  return [
    heading(4, findAnchor(pkg, symbol), code(qualify(symbol, pkg))),
    bareFence('go', symbol.signature),
    ...(words.length === 0 ? [] : [paragraph(...words)]),
  ];
}

/** As Go code names it: `agents.New`; a member stays behind its type alone. */
function qualify({name}: GoSymbol, {path}: GoPackage): string {
  return name.includes('.') ? name : `${path.split('/').at(-1)}.${name}`;
}

/** A small symbol as an item of a list, with its members and its anchor. */
export function renderLine(symbol: GoSymbol, pkg: GoPackage): {id: string; children: Paragraph[]} {
  const words = describe(symbol, pkg);
  const separator = words.length === 0 ? [] : [text(symbol.doc === undefined ? '. ' : ': ')];
  const children = [code(symbol.signature), ...separator, ...words];
  return {id: findAnchor(pkg, symbol), children: [paragraph(...children)]};
}

/** The sentences on a symbol: its text, its members that have no section, its WIT item. */
function describe(symbol: GoSymbol, pkg: GoPackage): PhrasingContent[] {
  const {doc, wit} = symbol;
  const sentences = [
    ...(doc === undefined ? [] : [parseLine(doc)]),
    ...describeMembers(symbol, pkg),
    ...(wit === undefined ? [] : [[text('WIT: '), witCode(wit, shorten(wit, pkg)), text('.')]]),
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
  const members = listMembers(symbol, pkg);
  const fields = members.filter(({kind}) => kind === 'field').map(({signature}) => signature);
  const twin = findTwin(symbol, pkg);
  const isError = members.some(({name}) => name === `${symbol.name}.Error`);
  const methods = isError ? members.filter(isConcrete).map(printMethod) : [];
  return [
    ...list('Fields', [...symbol.fields, ...fields]),
    ...list('Methods', [
      ...symbol.methods.filter((method) => !CONVERSION.test(method)),
      ...methods,
    ]),
    ...CONVERSIONS.filter(([method]) => symbol.methods.some((each) => each.startsWith(method))).map(
      ([, sentence]) => [text(sentence)],
    ),
    ...(twin === undefined ? [] : [[text('Has the methods of '), code(twin), text('.')]]),
  ];
}

function list(label: string, items: readonly string[]): PhrasingContent[][] {
  if (items.length === 0) {
    return [];
  }
  return [[text(`${label}: `), ...separate(items.map(code), ', '), text('.')]];
}

/** `func (e *Error) Error() string` without its receiver. */
function printMethod({signature}: GoSymbol): string {
  return signature.replace(/^func \([^)]*\) /, '');
}
