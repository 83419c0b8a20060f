import type {Code} from 'mdast';
import {signature} from '../../shared/markdown/nodes';
import {toHref} from '../../shared/catalogue/linkNames';
import type {CodeLink} from '../../shared/catalogue/types';
import {listMentions, type Mention} from '../model/collectUses';
import {toPath} from '../model/findBlockLinks';
import {findEntry, toPackageName} from '../model/findEntry';
import {BUILT_IN_SECTIONS, isBuiltIn} from '../parser/builtIns';
import {parseWit} from '../parser/parseWit';
import type {DocsContext} from './renderDocs';

/** The guide that explains the types which WIT itself has. */
const GUIDE = '/developer-guides/languages/wit';

/** The addresses where a built-in type is explained, by its name. */
export const BUILT_IN_LINKS: ReadonlyMap<string, string> = new Map(
  Object.entries(BUILT_IN_SECTIONS).flatMap(([section, names]) =>
    names.map((name) => [name, `${GUIDE}#${section}`] as const),
  ),
);

/** The block of a signature, in which every name of a type or an interface is a link. */
export function renderSignature(text: string, context: DocsContext): Code {
  // A definition is parsed and coloured as it would be in an interface; a world needs nothing around it.
  const resource = /^constructor\(|^[^\n(]*: static /.test(text) ? ' resource context {' : '';
  const before = text.startsWith('world ') ? '' : `interface context {${resource}`;
  const {items} = parseWit(`${before}${text}${before.replace(/[^{]/g, '').replace(/\{/g, '}')}`);
  const links = items.flatMap(listMentions).flatMap((mention): CodeLink[] => {
    const href = findHref(mention, context);
    const [start, end] = [mention.start - before.length, mention.end - before.length];
    return href === undefined ? [] : [{start, end, href}];
  });
  return signature('wit', text, {links, ...(before !== '' && {context: before})});
}

function findHref(mention: Mention, {reference, page, owner}: DocsContext): string | undefined {
  if (mention.kind !== 'type') {
    const entry = findEntry(reference, toPath(mention.path, {name: toPackageName(owner)}));
    return entry && toHref(entry, page);
  }
  const {name} = mention.type;
  if (isBuiltIn(mention.type)) {
    return BUILT_IN_LINKS.get(name);
  }
  const entry = reference.entries.get(reference.scopes.of(owner).get(name) ?? '');
  return entry && toHref(entry, page);
}
