import type {TypeRef} from './types';

/**
 * The types that WIT itself has, by the section of its guide that explains them; all other names are
 * defined or used somewhere.
 */
export const BUILT_IN_SECTIONS = {
  'primitive-types': [
    ...['u8', 'u16', 'u32', 'u64', 's8', 's16', 's32', 's64', 'f32', 'f64'],
    ...['bool', 'char', 'string'],
  ],
  'generic-types': ['list', 'option', 'result'],
  variants: ['tuple'],
  resources: ['own', 'borrow'],
  limits: ['map', 'stream', 'future', 'error-context'],
};

/** All built-in types. */
export const BUILT_IN_TYPES: readonly string[] = Object.values(BUILT_IN_SECTIONS).flat();

/** Is it a type of WIT itself, or a number as in `list<u8, 4>`? `%list` is a name, `list` is not. */
export function isBuiltIn({name, isEscaped}: TypeRef): boolean {
  return !isEscaped && (BUILT_IN_TYPES.includes(name) || /^\d+$/.test(name));
}

/** WIT's keywords: a name that is one of them is written with a `%`. */
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
