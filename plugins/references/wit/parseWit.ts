import {ANNOTATIONS, WitError} from './syntax';
import type * as Wit from './syntax';
import {createReader, type Reader, type Token} from './tokenizeWit';

/**
 * Parses a WIT file. Throws a `WitError` where it breaks the syntax. Names are not looked up; nested
 * packages, `use` outside interfaces and worlds, and interfaces inside worlds are refused.
 */
export function parseWit(text: string): Wit.WitFile {
  const reader = createReader(text);
  const named = reader.sees('package') ? parsePackageLine(reader) : undefined;
  const items: Wit.Member[] = [];
  while (reader.peek().kind !== 'end') items.push(parseMember(reader, parseHead(reader)));
  return {package: named, items};
}

function parseMember(reader: Reader, head: Wit.Head): Wit.Member {
  const {written: kind, start} = reader.peek();
  if (kind === 'package') {
    parsePackageLine(reader);
    const reason = '“package” comes once, first in its file and without annotations';
    throw new WitError(`${reason}. Move or remove it.`, start);
  }
  if (kind === 'use') {
    const remedy = 'Write it there with the whole path: “use wasi:io/poll@0.2.0.{pollable};”.';
    throw new WitError(`“use” belongs in an interface or a world. ${remedy}`, start);
  }
  if (kind !== 'interface' && kind !== 'world') return reader.fail('“interface” or “world”');
  reader.next();
  const named = toNamed(reader.expectName(`the name of the ${kind}`), head);
  const uses: Wit.Member['uses'][number][] = [];
  const items: Wit.Item[] = [];
  const includes: Wit.Include[] = [];
  const externs: Wit.Extern[] = [];
  reader.expect('{');
  while (!reader.take('}')) {
    const own = parseHead(reader);
    if (reader.take('use')) uses.push(parseUse(reader));
    else if (isTypeDef(reader)) items.push(parseTypeDef(reader, own));
    else if (kind === 'interface') items.push(parseFunc(reader, own, 'function'));
    else if (reader.take('include')) includes.push(parseInclude(reader, own));
    else externs.push(parseExtern(reader, own));
  }
  return {...named, kind, uses, items, includes, externs};
}

/** Parses `package namespace:name@version;`. */
function parsePackageLine(reader: Reader): Wit.PackageName {
  const {docs} = reader.expect('package');
  const namespace = reader.expectName('the namespace of a package');
  reader.expect(':');
  const last = expectLast(reader, 'the name of a package', ':', '/');
  const version = parseVersion(reader);
  const name = `${namespace.text}:${last.text}`;
  const {start} = namespace;
  if (reader.sees('{')) {
    const line = `package ${name}${version ? `@${version.text}` : ''};`;
    const remedy = `Put what it holds into a folder of its own, in a file that starts with “${line}”.`;
    throw new WitError(`the package ${name} is a block in this file. ${remedy}`, start);
  }
  reader.expect(';');
  return {name, start, end: (version ?? last).end, docs, version: version?.text};
}

/** Parses `path.{name, other as alias};`, after the word `use`. */
function parseUse(reader: Reader): Wit.Member['uses'][number] {
  const path = parsePath(reader);
  reader.expect('.');
  const names = parseUsedNames(reader, (): boolean => reader.take('as'));
  reader.expect(';');
  return {path, names};
}

function parseInclude(reader: Reader, head: Wit.Head): Wit.Include {
  const included = {...parsePath(reader), ...head};
  if (reader.take('with')) {
    return {...included, renamed: parseUsedNames(reader, () => Boolean(reader.expect('as')))};
  }
  reader.expect(';');
  return {...included, renamed: []};
}

/** Parses `{name, other as alias}`; `takeAs` takes the word `as`. */
function parseUsedNames(reader: Reader, takeAs: () => boolean): Wit.UsedName[] {
  return parseList(reader, '{}', () => {
    const {text: name, start, end} = reader.expectName('a name');
    return {name, alias: takeAs() ? reader.expectName('a name').text : name, start, end};
  });
}

function parseExtern(reader: Reader, head: Wit.Head): Wit.Extern {
  const direction = reader.peek().written;
  if (direction !== 'import' && direction !== 'export') {
    return reader.fail('“import”, “export”, “include”, “use” or a type');
  }
  reader.next();
  // In `a:b/c` the first name is a namespace; otherwise it is the name that the world gives.
  const isNamed = reader.sees(':', 1) && !reader.sees('/', 3);
  if (isNamed && (reader.sees('func', 2) || reader.sees('async', 2))) {
    return {direction, ...parseFunc(reader, head, 'function')};
  }
  const named = isNamed ? toNamed(reader.next(), head) : undefined;
  if (named && reader.take(':') && reader.sees('interface')) {
    const {name, start} = named;
    const remedy = `Define it in the package, and write “${direction} ${name}: ${name};” here.`;
    throw new WitError(`the world defines the interface ${name} itself. ${remedy}`, start);
  }
  const path = parsePath(reader);
  reader.expect(';');
  if (named) return {direction, ...named, kind: 'named path', path};
  const {package: owner, name, start, end} = path;
  const own = {name: owner === undefined ? name : `${owner}/${name}`, start, end, ...head};
  return {direction, ...own, kind: 'path', path};
}

/** Parses `namespace:package/name@version`, or a name of the same package. */
function parsePath(reader: Reader): Wit.InterfacePath {
  const {text, start, end} = reader.expectName('the name of an interface');
  if (!reader.take(':')) return {name: text, start, end};
  const owner = expectLast(reader, 'the name of a package', ':');
  reader.expect('/');
  const last = expectLast(reader, 'the name of an interface', '/');
  const version = parseVersion(reader);
  const span = {start, end: (version ?? last).end};
  return {...span, package: `${text}:${owner.text}`, name: last.text, version: version?.text};
}

function parseVersion(reader: Reader): Token | undefined {
  return reader.take('@') ? reader.expectKind('version') : undefined;
}

/** Takes a name; refuses a mark that would nest another in it, as in `a:b:c/d` and `a:b/c/d`. */
function expectLast(reader: Reader, what: string, ...marks: string[]): Token {
  const name = reader.expectName(what);
  if (marks.includes(reader.peek().written)) {
    const reason = 'namespaces and packages cannot be nested here. Name one of each';
    throw new WitError(`${reason}, as in “wasi:io”.`, reader.peek().start);
  }
  return name;
}

/** Parses the annotations of an item, and the doc comment before or after them. */
function parseHead(reader: Reader): Wit.Head {
  let {docs} = reader.peek();
  const annotations: Wit.Annotations = {};
  while (reader.take('@')) {
    const {text, start} = reader.expectName('the name of an annotation');
    if (!Object.hasOwn(ANNOTATIONS, text)) {
      const known = Object.keys(ANNOTATIONS).map((name) => `@${name}`);
      const reason = `“@${text}” is not an annotation of WIT. Those are ${known.join(', ')}`;
      throw new WitError(`${reason}. Correct or remove it.`, start);
    }
    const name = text as keyof Wit.Annotations;
    const field = ANNOTATIONS[name];
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

/** The parser of the parts of each kind of type that has a list of them. */
const PARTS = {record: parseField, variant: parseCase, enum: parseBareCase, flags: parseBareCase};

function isTypeDef(reader: Reader): boolean {
  const {written} = reader.peek();
  const isKind = ['type', 'resource'].includes(written) || Object.hasOwn(PARTS, written);
  return isKind && reader.peek(1).kind === 'name';
}

function parseTypeDef(reader: Reader, head: Wit.Head): Wit.TypeDef {
  const kind = reader.next().text as Wit.TypeDef['kind'];
  const named = toNamed(reader.expectName('a name'), head);
  if (kind === 'resource') return {...named, kind, parts: parseMethods(reader)};
  if (kind !== 'type')
    return {...named, kind, parts: parseList<Wit.Part>(reader, '{}', PARTS[kind])};
  const type = parseTypeAfter(reader, '=');
  reader.expect(';');
  return {...named, kind, type, parts: []};
}

function parseMethods(reader: Reader): Wit.Func[] {
  const methods: Wit.Func[] = [];
  if (reader.take(';')) return methods;
  reader.expect('{');
  while (!reader.take('}')) methods.push(parseFunc(reader, parseHead(reader), 'method'));
  return methods;
}

/** Parses `name: async func(…) -> …;`, or `constructor(…);` of a resource. */
function parseFunc(reader: Reader, head: Wit.Head, member: 'function' | 'method'): Wit.Func {
  const isConstructor = member === 'method' && reader.sees('constructor') && reader.sees('(', 1);
  const named = toNamed(reader.expectName('a name'), head);
  let kind: Wit.Func['kind'] = isConstructor ? 'constructor' : member;
  let isAsync = false;
  if (!isConstructor) {
    reader.expect(':');
    kind = member === 'method' && reader.take('static') ? 'static' : member;
    isAsync = reader.take('async');
    reader.expect('func');
  }
  const params = parseList(reader, '()', parseField);
  const result = reader.take('->') ? parseType(reader) : undefined;
  reader.expect(';');
  return {...named, kind, isAsync, params, result};
}

function parseField(reader: Reader): Wit.Field {
  const named = toNamed(reader.expectName('a name'));
  return {...named, kind: 'field', type: parseTypeAfter(reader, ':')};
}

function parseBareCase(reader: Reader): Wit.Case {
  return {...toNamed(reader.expectName('the name of a case')), kind: 'case'};
}

function parseCase(reader: Reader): Wit.Case {
  const named = parseBareCase(reader);
  if (!reader.take('(')) return named;
  const type = parseType(reader);
  reader.expect(')');
  return {...named, type};
}

/** Parses a type with its arguments, `result<list<u8>, error>`, which may be numbers. */
function parseType(reader: Reader, isArgument = false): Wit.TypeRef {
  const isNumber = isArgument && reader.peek().kind === 'number';
  const {text, written, start, end} = isNumber ? reader.next() : reader.expectName('a type');
  const args: (Wit.TypeRef | null)[] = [];
  if (!isNumber && reader.take('<')) {
    do args.push(reader.take('_') ? null : parseType(reader, true));
    while (reader.take(',') && !(text === 'tuple' && reader.sees('>')));
    reader.expect('>');
  }
  return {name: text, isEscaped: written !== text, args, start, end};
}

function parseTypeAfter(reader: Reader, mark: string): Wit.TypeRef {
  reader.expect(mark);
  return parseType(reader);
}

/** Parses items without annotations between two marks; a comma may follow the last one. */
function parseList<Item>(reader: Reader, marks: '{}' | '()', parse: (reader: Reader) => Item) {
  const [open = '', close = ''] = marks;
  const items: Item[] = [];
  reader.expect(open);
  while (!reader.take(close)) {
    if (reader.sees('@')) {
      const reason = 'annotations are for whole types and functions. Move or remove it.';
      throw new WitError(reason, reader.peek().start);
    }
    items.push(parse(reader));
    if (!reader.take(',') && !reader.sees(close)) reader.fail(`“,” or “${close}”`);
  }
  return items;
}

function toNamed({text, start, end, docs}: Token, head: Wit.Head = {docs}): Wit.Named {
  return {name: text, start, end, ...head};
}
