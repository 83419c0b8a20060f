import type {Code} from 'mdast';
import {BUILT_IN_TYPES, isBuiltIn, listMentions, parseWit, type Mention} from 'wit-docs';
import {toHref} from '../links';
import type {CodeLink} from '../catalogue';
import {signature} from '../markdown/nodes';
import {findEntry, toPackageName, toInterfacePath} from './findNames';
import type {DocsContext} from './renderDocs';

/** Renders the block of a signature, with a link for each name of a type or an interface. */
export function renderSignature(text: string, context: DocsContext): Code {
  // Definitions are parsed as part of an interface; a world needs nothing around it.
  const resource = /^constructor\(|^[^\n(]*: static /.test(text) ? ' resource context {' : '';
  const before = text.startsWith('world ') ? '' : `interface context {${resource}`;
  const {items} = parseWit(`${before}${text}${before.replace(/[^{]/g, '').replace(/\{/g, '}')}`);
  const links = items.flatMap(listMentions).flatMap((mention): CodeLink[] => {
    const href = findHref(mention, context);
    const [start, end] = [mention.start - before.length, mention.end - before.length];
    return href === undefined ? [] : [{start, end, href}];
  });
  return signature('wit', text, links);
}

function findHref(mention: Mention, {reference, page, owner}: DocsContext): string | undefined {
  if (mention.kind === 'type' && isBuiltIn(mention.type)) {
    const groups = Object.keys(BUILT_IN_TYPES) as (keyof typeof BUILT_IN_TYPES)[];
    const group = groups.find((each) => BUILT_IN_TYPES[each].includes(mention.type.name));
    return group && reference.guide?.[group];
  }
  if (mention.kind === 'type') {
    const entry = reference.entries.get(reference.scopes.of(owner).get(mention.type.name) ?? '');
    return entry && toHref(entry, page);
  }
  const path = toInterfacePath(mention.path, {name: toPackageName(owner)});
  const entry = findEntry(
    reference,
    mention.kind === 'used type' ? `${path}.${mention.name}` : path,
  );
  return entry && toHref(entry, page);
}
