import {BUILT_IN_TYPES} from './builtInTypes';

/** The words that WIT keeps for itself: a name that is one of them is written with a `%`. */
const KEYWORDS: ReadonlySet<string> = new Set([
  ...['use', 'type', 'func', 'resource', 'record', 'flags', 'variant', 'enum', 'static', 'async'],
  ...['interface', 'world', 'import', 'export', 'package', 'include', 'with', 'as', 'from'],
  ...BUILT_IN_TYPES,
  'constructor',
]);

/** A name as its definition writes it: `%type`, but `message`. */
export function escapeName(name: string): string {
  return KEYWORDS.has(name) ? `%${name}` : name;
}
