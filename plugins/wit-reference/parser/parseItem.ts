import type {Reader, Token} from './createReader';
import type {Annotations, Case, Field, Func, Head, Named, Part, TypeDef, TypeRef} from './types';
import {WitError} from './WitError';

/** What reads the parts of each kind of type. */
const PARTS: Readonly<Record<Exclude<TypeDef['kind'], 'type'>, (reader: Reader) => Part[]>> = {
  record: (reader) => parseList(reader, '{', '}', parseField),
  variant: (reader) => parseList(reader, '{', '}', parseCase),
  enum: (reader) => parseList(reader, '{', '}', parseBareCase),
  flags: (reader) => parseList(reader, '{', '}', parseBareCase),
  resource: parseMembers,
};

/** Is the next word the start of a type's definition? */
export function isTypeDef(reader: Reader): boolean {
  const {written} = reader.peek();
  return (written === 'type' || Object.hasOwn(PARTS, written)) && reader.peek(1).kind === 'name';
}

/** Reads `record …`, `variant …`, `enum …`, `flags …`, `type …` or `resource …`. */
export function parseTypeDef(reader: Reader, head: Head): TypeDef {
  const kind = reader.next().text as TypeDef['kind'];
  const named = toNamed(reader.expectName('a name'), head);
  if (kind !== 'type') {
    return {...named, kind, parts: PARTS[kind](reader)};
  }
  reader.expect('=');
  const type = parseType(reader);
  reader.expect(';');
  return {...named, kind, type, parts: []};
}

/** Reads `name: async func(…) -> …;`, or `constructor(…);` of a resource. */
export function parseFunc(reader: Reader, head: Head, member: 'function' | 'method'): Func {
  const isConstructor = member === 'method' && reader.sees('constructor') && reader.sees('(', 1);
  const named = toNamed(reader.expectName('a name'), head);
  let kind: Func['kind'] = isConstructor ? 'constructor' : member;
  let isAsync = false;
  if (!isConstructor) {
    reader.expect(':');
    kind = member === 'method' && reader.take('static') ? 'static' : member;
    isAsync = reader.take('async');
    reader.expect('func');
  }
  const params = parseList(reader, '(', ')', parseField);
  const result = reader.take('->') ? parseType(reader) : undefined;
  reader.expect(';');
  return {...named, kind, isAsync, params, result};
}

function parseMembers(reader: Reader): Func[] {
  const members: Func[] = [];
  if (reader.take(';')) {
    return members;
  }
  reader.expect('{');
  while (!reader.take('}')) {
    members.push(parseFunc(reader, parseHead(reader), 'method'));
  }
  return members;
}

function parseField(reader: Reader): Field {
  const named = parsePartName(reader, 'a name');
  reader.expect(':');
  return {...named, kind: 'field', type: parseType(reader)};
}

function parseBareCase(reader: Reader): Case {
  return {...parsePartName(reader, 'the name of a case'), kind: 'case'};
}

function parsePartName(reader: Reader, what: string): Named {
  if (reader.sees('@')) {
    const {start} = reader.peek();
    throw new WitError('annotations are for whole types and functions. Move or remove it.', start);
  }
  return toNamed(reader.expectName(what));
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

/** Reads a type with its arguments, `result<list<u8>, error>`, which may be numbers. */
function parseType(reader: Reader, isArgument = false): TypeRef {
  const isNumber = isArgument && reader.peek().kind === 'number';
  const {text, written, start, end} = isNumber ? reader.next() : reader.expectName('a type');
  const args: (TypeRef | null)[] = [];
  if (!isNumber && reader.take('<')) {
    do {
      args.push(reader.take('_') ? null : parseType(reader, true));
    } while (reader.take(','));
    reader.expect('>');
  }
  return {name: text, isEscaped: written !== text, args, start, end};
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

/** The annotations, each with its field, or a string without one. */
const FIELDS: Readonly<Record<keyof Annotations, 'version' | 'feature' | 'string'>> = {
  since: 'version',
  unstable: 'feature',
  deprecated: 'version',
  'external-id': 'string',
};

/** Reads the annotations in front of an item, and the doc comment before or after them. */
export function parseHead(reader: Reader): Head {
  let {docs} = reader.peek();
  const annotations: Annotations = {};
  while (reader.take('@')) {
    const {text, start} = reader.expectName('the name of an annotation');
    if (!Object.hasOwn(FIELDS, text)) {
      const known = Object.keys(FIELDS).map((name) => `@${name}`);
      const reason = `“@${text}” is no annotation of WIT. Those are ${known.join(', ')}`;
      throw new WitError(`${reason}. Correct or remove it.`, start);
    }
    const name = text as keyof Annotations;
    const field = FIELDS[name];
    reader.expect('(');
    if (field !== 'string') {
      reader.expect(field);
      reader.expect('=');
    }
    annotations[name] = reader.expectKind(field === 'feature' ? 'name' : field).text;
    reader.expect(')');
    docs ??= reader.peek().docs;
  }
  return {docs, annotations};
}

/** Annotations as WIT. */
export function formatAnnotations(annotations: Annotations = {}): string[] {
  return Object.entries(annotations).map(([name, said]) => {
    const field = FIELDS[name as keyof Annotations];
    return `@${name}(${field === 'string' ? said : `${field} = ${said}`})`;
  });
}

/** A name as it is defined, with what is in front of it. */
export function toNamed({text, start, end, docs}: Token, head: Head = {docs}): Named {
  return {name: text, start, end, ...head};
}
