import {BUILT_IN_NAMES, BUILT_IN_TYPES, MAX_DEPTH, WitError} from './syntax';
import type {TypeRef} from './syntax';
import type {Reader, Token} from './tokenizeWit';

/** Minimum and maximum number of arguments of the built-in types that take any. */
const ARGUMENTS = new Map(
  Object.entries<readonly [least: number, most: number]>({
    ...{list: [1, 2], option: [1, 1], result: [0, 2], tuple: [1, Infinity], map: [2, 2]},
    ...{own: [1, 1], borrow: [1, 1], stream: [0, 1], future: [0, 1]},
  }),
);

/** Parses a type with its arguments: `result<list<u8>, error>`. */
export function parseType(reader: Reader, depth = 0): TypeRef {
  const {kind, text, written, start, end} = reader.peek();
  if (depth >= MAX_DEPTH)
    throw new WitError('types are too deep in each other. Give an inner one a name.', start);
  if (kind === 'keyword' && !BUILT_IN_NAMES.includes(text)) reader.fail('a type');
  if (kind === 'keyword') reader.next();
  else reader.expectName('a type');
  const args = kind === 'keyword' ? parseArguments(reader, text, depth + 1) : [];
  return {name: text, isEscaped: written !== text, args, start, end};
}

function parseArguments(reader: Reader, type: string, depth: number): TypeRef['args'] {
  const [least, most] = ARGUMENTS.get(type) ?? [0, 0];
  const args: (TypeRef | null)[] = [];
  if (most === 0 || (least === 0 && !reader.sees('<'))) return args;
  reader.expect('<');
  for (let isLast = type === 'tuple' && reader.sees('>'); !isLast;) {
    args.push(parseArgument(reader, type, args.length, depth));
    if (args.length < least || args.at(-1) === null) reader.expect(',');
    else isLast = args.length === most || !reader.take(',');
    isLast ||= type === 'tuple' && reader.sees('>');
  }
  reader.expect('>');
  return args;
}

/** Parses an argument: a type, the length of a list, the resource of a handle, or `_` as `null`. */
function parseArgument(reader: Reader, type: string, index: number, depth: number) {
  if (type === 'result' && index === 0 && reader.take('_')) return null;
  if (type === 'list' && index === 1) return parseLength(reader);
  if (BUILT_IN_TYPES.handle.includes(type)) return toType(reader.expectName('a resource'));
  return parseType(reader, depth);
}

function parseLength(reader: Reader): TypeRef {
  const length = reader.expectKind('number');
  if (Number(length.text) < 2 ** 32) return toType(length);
  const reason = `a list has at most ${2 ** 32 - 1} elements. Name a smaller length`;
  throw new WitError(`${reason}, or none.`, length.start);
}

function toType({text, written, start, end}: Token): TypeRef {
  return {name: text, isEscaped: written !== text, args: [], start, end};
}
