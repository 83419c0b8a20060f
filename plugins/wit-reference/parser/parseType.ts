import type {Reader} from './createReader';
import type {TypeRef} from './types';

/** Types that WIT itself has; all other names are defined or used somewhere. */
export const BUILT_IN_TYPES: readonly string[] = [
  ...['u8', 'u16', 'u32', 'u64', 's8', 's16', 's32', 's64', 'f32', 'f64'],
  ...['bool', 'char', 'string'],
  ...['list', 'map', 'option', 'result', 'tuple', 'own', 'borrow', 'stream', 'future'],
  'error-context',
];

/** Reads a type with its arguments, such as `result<list<u8>, error>`. */
export function parseType(reader: Reader): TypeRef {
  const {text, start, end} = reader.expectName('a type');
  if (!reader.take('<')) {
    return {name: text, args: [], start, end};
  }
  const args: (TypeRef | null)[] = [];
  do {
    args.push(parseArgument(reader));
  } while (reader.take(','));
  reader.expect('>');
  return {name: text, args, start, end};
}

function parseArgument(reader: Reader): TypeRef | null {
  if (reader.take('_')) {
    return null;
  }
  const {kind} = reader.peek();
  if (kind === 'number') {
    const {text, start, end} = reader.next();
    return {name: text, args: [], start, end};
  }
  return parseType(reader);
}

/** All names in a type, its own and those of its arguments. */
export function listTypeNames(type: TypeRef): TypeRef[] {
  return [type, ...type.args.flatMap((arg) => (arg ? listTypeNames(arg) : []))];
}
