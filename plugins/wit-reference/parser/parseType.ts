import type {Reader} from './createReader';
import type {TypeRef} from './types';

/** Reads a type with its arguments, such as `result<list<u8>, error>`. */
export function parseType(reader: Reader): TypeRef {
  const {text, written, start, end} = reader.expectName('a type');
  const named = {name: text, isEscaped: written !== text, start, end};
  if (!reader.take('<')) {
    return {...named, args: []};
  }
  const args: (TypeRef | null)[] = [];
  do {
    args.push(parseArgument(reader));
  } while (reader.take(','));
  reader.expect('>');
  return {...named, args};
}

function parseArgument(reader: Reader): TypeRef | null {
  if (reader.take('_')) {
    return null;
  }
  const {kind} = reader.peek();
  if (kind === 'number') {
    const {text, start, end} = reader.next();
    return {name: text, isEscaped: false, args: [], start, end};
  }
  return parseType(reader);
}

/** All names in a type, its own and those of its arguments. */
export function listTypeNames(type: TypeRef): TypeRef[] {
  return [type, ...type.args.flatMap((arg) => (arg ? listTypeNames(arg) : []))];
}
