import type {Code} from 'mdast';
import type {CodeLink} from '../../shared/codeHints';
import {bareFence} from '../../shared/markdown/nodes';
import {BUILT_IN_LINKS} from '../model/builtInLinks';
import {findEntry} from '../model/findEntry';
import type {Signature} from './formatSignature';
import {makeHref} from '../model/makeHref';
import type {Place} from './renderDocs';

/** The block of a signature, in which every name of a type is a link. */
export function renderSignature({text, names}: Signature, place: Place): Code {
  const links = names.flatMap(({start, end, name}): CodeLink[] => {
    const href = findHref(name, place);
    return href === undefined ? [] : [{start, end, href}];
  });
  return bareFence('wit', text, {codeLinks: links, ...findContext(text)});
}

/** What stands in front of a definition within an interface; a world stands by itself. */
function findContext(text: string): {codeContext?: string} {
  if (text.startsWith('world ')) {
    return {};
  }
  const resource = text.startsWith('constructor(') ? ' resource context {' : '';
  return {codeContext: `interface context {${resource}`};
}

function findHref(name: string, {reference, page, context}: Place): string | undefined {
  const {owner} = context;
  const builtIn = BUILT_IN_LINKS.get(name);
  if (builtIn !== undefined) {
    return builtIn;
  }
  // Names of types only: an interface may be called like a type that it uses.
  const path = owner && reference.scopes.of(owner).get(name.replace(/^%/, ''));
  const entry = path ? reference.entries.get(path) : undefined;
  const named = entry ?? (name.includes('/') ? findEntry(reference, name) : undefined);
  return named && makeHref(named, page);
}
