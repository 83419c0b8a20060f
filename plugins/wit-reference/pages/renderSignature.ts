import type {Code} from 'mdast';
import {signature} from '../../shared/markdown/nodes';
import {toHref} from '../../shared/catalogue/linkNames';
import type {CodeLink} from '../../shared/catalogue/types';
import {findEntry} from '../model/findEntry';
import {BUILT_IN_KINDS} from '../parser/builtIns';
import type {Signature} from './formatSignature';
import type {DocsContext} from './renderDocs';

/** The guide that explains the types which WIT itself has. */
const GUIDE = '/developer-guides/languages/wit';

/** The section of the guide for each kind of them. */
const ANCHORS: Readonly<Record<keyof typeof BUILT_IN_KINDS, string>> = {
  primitive: 'primitive-types',
  generic: 'generic-types',
  tuple: 'variants',
  handle: 'resources',
  newer: 'limits',
};

/** The addresses where a built-in type is explained, by its name. */
export const BUILT_IN_LINKS: ReadonlyMap<string, string> = new Map(
  (Object.keys(ANCHORS) as (keyof typeof ANCHORS)[]).flatMap((kind) =>
    BUILT_IN_KINDS[kind].map((name) => [name, `${GUIDE}#${ANCHORS[kind]}`] as const),
  ),
);

/** The block of a signature, in which every name of a type is a link. */
export function renderSignature({text, names}: Signature, context: DocsContext): Code {
  const links = names.flatMap(({start, end, name}): CodeLink[] => {
    const href = findHref(name, context);
    return href === undefined ? [] : [{start, end, href}];
  });
  // A definition is coloured as it would be in an interface; a world needs nothing around it.
  const resource = text.startsWith('constructor(') ? ' resource context {' : '';
  const isWorld = text.startsWith('world ');
  return signature('wit', text, {
    links,
    ...(!isWorld && {context: `interface context {${resource}`}),
  });
}

function findHref(name: string, {reference, page, names}: DocsContext): string | undefined {
  const {owner} = names;
  const builtIn = BUILT_IN_LINKS.get(name);
  if (builtIn !== undefined) {
    return builtIn;
  }
  // Names of types only: an interface may be called like a type that it uses.
  const path = owner && reference.scopes.of(owner).get(name.replace(/^%/, ''));
  const entry = path ? reference.entries.get(path) : undefined;
  const named = entry ?? (name.includes('/') ? findEntry(reference, name) : undefined);
  return named && toHref(named, page);
}
