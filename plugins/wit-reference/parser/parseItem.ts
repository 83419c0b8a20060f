import type {Reader} from './createReader';
import type {Token} from './tokenizeWit';
import type {Case, Field, Func, Named, TypeDef, TypeRef} from './types';

type Kind = TypeDef['kind'];

const KINDS: readonly string[] = ['record', 'variant', 'enum', 'flags', 'type', 'resource'];

/** Is the next word the start of a type's definition? */
export function isTypeDef(reader: Reader): boolean {
  return KINDS.includes(reader.peek().written) && reader.peek(1).kind === 'name';
}

/** Reads `record …`, `variant …`, `enum …`, `flags …`, `type …` or `resource …`. */
export function parseTypeDef(reader: Reader, docs: string | undefined): TypeDef {
  const kind = reader.next().text as Kind;
  const named = name(reader.expectName('a name'), docs);
  switch (kind) {
    case 'record':
      return {...named, kind, fields: parseList(reader, '{', '}', parseField)};
    case 'variant':
      return {...named, kind, cases: parseList(reader, '{', '}', parseCase)};
    case 'enum':
    case 'flags':
      return {...named, kind, cases: parseList(reader, '{', '}', parseBareCase)};
    case 'type': {
      reader.expect('=');
      const type = parseType(reader);
      reader.expect(';');
      return {...named, kind, type};
    }
    case 'resource':
      return {...named, kind, members: parseMembers(reader)};
  }
}

/** Reads `name: func(…) -> …;`. */
export function parseFunc(
  reader: Reader,
  docs: string | undefined,
  member: 'function' | 'method',
): Func {
  const named = name(reader.expectName('a name'), docs);
  reader.expect(':');
  const kind = member === 'method' && reader.take('static') ? 'static' : member;
  return {...named, kind, ...parseFuncType(reader)};
}

/** Reads `async func(…) -> …;`, the part behind the name of a function. */
export function parseFuncType(reader: Reader): Pick<Func, 'isAsync' | 'params' | 'result'> {
  const isAsync = reader.take('async');
  reader.expect('func');
  const params = parseList(reader, '(', ')', parseField);
  const result = reader.take('->') ? parseType(reader) : undefined;
  reader.expect(';');
  return {isAsync, params, ...(result && {result})};
}

function parseMembers(reader: Reader): Func[] {
  const members: Func[] = [];
  if (reader.take(';')) {
    return members;
  }
  reader.expect('{');
  while (!reader.take('}')) {
    members.push(parseMember(reader));
  }
  return members;
}

function parseMember(reader: Reader): Func {
  const docs = parseGates(reader);
  const isConstructor = reader.sees('constructor') && reader.sees('(', 1);
  if (!isConstructor) {
    return parseFunc(reader, docs, 'method');
  }
  const named = name(reader.next(), docs);
  const params = parseList(reader, '(', ')', parseField);
  const result = reader.take('->') ? parseType(reader) : undefined;
  reader.expect(';');
  return {...named, kind: 'constructor', isAsync: false, params, ...(result && {result})};
}

function parseField(reader: Reader): Field {
  const docs = parseGates(reader);
  const named = name(reader.expectName('a name'), docs);
  reader.expect(':');
  return {...named, type: parseType(reader)};
}

function parseBareCase(reader: Reader): Case {
  const docs = parseGates(reader);
  return name(reader.expectName('the name of a case'), docs);
}

function parseCase(reader: Reader): Case {
  const named = parseBareCase(reader);
  if (!reader.take('(')) {
    return named;
  }
  const type = parseType(reader);
  reader.expect(')');
  return {...named, type};
}

/** Reads a type with its arguments, such as `result<list<u8>, error>`. */
function parseType(reader: Reader): TypeRef {
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

function parseList<Item>(
  reader: Reader,
  open: string,
  close: string,
  parse: (reader: Reader) => Item,
): Item[] {
  const items: Item[] = [];
  reader.expect(open);
  while (!reader.take(close)) {
    items.push(parse(reader));
    if (!reader.take(',') && !reader.sees(close)) {
      reader.fail(`“,” or “${close}”`);
    }
  }
  return items;
}

/**
 * Passes over the gates in front of an item, such as `@since(version = 0.2.0)`, and returns the doc
 * comment before or behind them.
 */
export function parseGates(reader: Reader): string | undefined {
  let {docs} = reader.peek();
  while (reader.take('@')) {
    reader.expectName('the name of a gate');
    reader.expect('(');
    while (!reader.take(')')) {
      if (reader.next().kind === 'end') {
        reader.fail('“)”');
      }
    }
    docs ??= reader.peek().docs;
  }
  return docs;
}

function name({text, start, end}: Token, docs: string | undefined): Named {
  return {name: text, start, end, docs};
}
