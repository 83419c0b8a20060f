import type {Reader} from './createReader';
import type {Token} from './tokenizeWit';
import type {Case, Field, Func, Named, Part, TypeDef, TypeRef} from './types';

type Kind = TypeDef['kind'];

const KINDS: readonly string[] = ['record', 'variant', 'enum', 'flags', 'type', 'resource'];

/** Is the next word the start of a type's definition? */
export function isTypeDef(reader: Reader): boolean {
  return KINDS.includes(reader.peek().written) && reader.peek(1).kind === 'name';
}

/** Reads `record …`, `variant …`, `enum …`, `flags …`, `type …` or `resource …`. */
export function parseTypeDef(reader: Reader, docs: string | undefined): TypeDef {
  const kind = reader.next().text as Kind;
  const named = toNamed(reader.expectName('a name'), docs);
  if (kind !== 'type') {
    return {...named, kind, parts: parseParts(reader, kind)};
  }
  reader.expect('=');
  const type = parseType(reader);
  reader.expect(';');
  return {...named, kind, type, parts: []};
}

function parseParts(reader: Reader, kind: Exclude<Kind, 'type'>): Part[] {
  switch (kind) {
    case 'record':
      return parseList(reader, '{', '}', parseField);
    case 'variant':
      return parseList(reader, '{', '}', parseCase);
    case 'enum':
    case 'flags':
      return parseList(reader, '{', '}', parseBareCase);
    case 'resource':
      return parseMembers(reader);
  }
}

/** Reads `name: async func(…) -> …;`. */
export function parseFunc(
  reader: Reader,
  docs: string | undefined,
  member: 'function' | 'method',
): Func {
  const named = toNamed(reader.expectName('a name'), docs);
  reader.expect(':');
  const kind = member === 'method' && reader.take('static') ? 'static' : member;
  const isAsync = reader.take('async');
  reader.expect('func');
  return {...named, kind, isAsync, ...parseParams(reader)};
}

function parseParams(reader: Reader): Pick<Func, 'params' | 'result'> {
  const params = parseList(reader, '(', ')', parseField);
  const result = reader.take('->') ? parseType(reader) : undefined;
  reader.expect(';');
  return {params, result};
}

function parseMembers(reader: Reader): Func[] {
  const members: Func[] = [];
  if (reader.take(';')) {
    return members;
  }
  reader.expect('{');
  while (!reader.take('}')) {
    const docs = parseGates(reader);
    const isConstructor = reader.sees('constructor') && reader.sees('(', 1);
    members.push(
      isConstructor ? parseConstructor(reader, docs) : parseFunc(reader, docs, 'method'),
    );
  }
  return members;
}

function parseConstructor(reader: Reader, docs: string | undefined): Func {
  const named = toNamed(reader.next(), docs);
  return {...named, kind: 'constructor', isAsync: false, ...parseParams(reader)};
}

function parseField(reader: Reader): Field {
  const docs = parseGates(reader);
  const named = toNamed(reader.expectName('a name'), docs);
  reader.expect(':');
  return {...named, kind: 'field', type: parseType(reader)};
}

function parseBareCase(reader: Reader): Case {
  const docs = parseGates(reader);
  return {...toNamed(reader.expectName('the name of a case'), docs), kind: 'case'};
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

/** Reads items between two marks; a comma may follow the last one. */
export function parseList<Item>(
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
 * comment before or after them.
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

/** A name as it is defined. */
export function toNamed({text, start, end}: Token, docs: string | undefined): Named {
  return {name: text, start, end, docs};
}
