/** The words that WIT keeps for itself: a name that is one of them is written with a `%`. */
const KEYWORDS: ReadonlySet<string> = new Set([
  ...['use', 'type', 'func', 'resource', 'record', 'flags', 'variant', 'enum', 'static', 'async'],
  ...['interface', 'world', 'import', 'export', 'package', 'include', 'with', 'as', 'from'],
  ...['u8', 'u16', 'u32', 'u64', 's8', 's16', 's32', 's64', 'f32', 'f64', 'bool', 'char', 'string'],
  ...['list', 'map', 'option', 'result', 'tuple', 'own', 'borrow', 'stream', 'future'],
  ...['error-context', 'constructor'],
]);

/** A name as its definition writes it: `%type`, but `message`. */
export function escapeName(name: string): string {
  return KEYWORDS.has(name) ? `%${name}` : name;
}
