import {parseHead} from './parseHead';
import {parseType} from './parseType';
import {MAX_DEPTH, WitError} from './syntax';
import type * as Wit from './syntax';
import {createReader, type Reader, type Token} from './tokenizeWit';

/**
 * Parses a WIT file. Throws a `WitError` at a syntax error. Resolves the names of a `use` outside interfaces and
 * worlds, but no others.
 */
export function parseWit(text: string): Wit.WitFile {
  const file = parseDefinitions(createReader(text), 0);
  const deep = file.packages.flatMap(({packages}) => packages)[0]?.package;
  if (!deep) return file;
  const reason = `the package ${deep.name} is in another one. Put it beside that, in its file`;
  throw new WitError(`${reason} or in one of its own.`, deep.start);
}

/** Parses the definitions of a file or, at a depth of 1 and more, of a package in braces. */
function parseDefinitions(reader: Reader, depth: number, named?: Wit.PackageName): Wit.WitFile {
  const file: Wit.WitFile = {package: named, uses: [], items: [], packages: []};
  const outer = reader.paths.splice(0);
  while (depth === 0 ? reader.peek().kind !== 'end' : !reader.take('}')) {
    const head = parseHead(reader);
    const {start, written} = reader.peek();
    const isBare = Object.keys(head.annotations ?? {}).length === 0;
    if (!isBare && (written === 'use' || written === 'package')) {
      const reason = `“${written}” takes no annotations here. Move or remove them.`;
      throw new WitError(reason, start);
    }
    if (written === 'package') parsePackage(reader, file, depth);
    else if (reader.take('use')) file.uses.push(parseFileUse(reader));
    else file.items.push(parseMember(reader, head));
  }
  // A name of the file's own, which others don't see.
  const own = file.uses.map(({path}) => path);
  for (const path of reader.paths.splice(0, Infinity, ...outer)) {
    const found = own.includes(path) ? undefined : file.uses.find(({name}) => name === path.name);
    const {start, end, nameStart} = path;
    if (found) Object.assign(path, {...found.path, start, end, nameStart});
  }
  for (const extern of file.items.flatMap(({externs}) => externs)) {
    if (extern.kind === 'path' && 'path' in extern) extern.name = nameOf(extern.path);
  }
  return file;
}

/** Parses `package namespace:name@version;` at the start of a file, or `package namespace:name {…}`. */
function parsePackage(reader: Reader, file: Wit.WitFile, depth: number): void {
  const {start: wordStart, docs, docsStart} = reader.next();
  if (depth >= MAX_DEPTH) {
    throw new WitError('packages are too deep in each other. Put this one beside them.', wordStart);
  }
  const before = [...file.uses, ...file.items, ...file.packages, file.package];
  const isFirst = depth === 0 && before.every((each) => each === undefined);
  const namespace = reader.expectName('the namespace of a package');
  reader.expect(':');
  const last = expectLast(reader, 'the name of a package', ':', '/');
  const version = parseVersion(reader);
  const name = `${namespace.text}:${last.text}`;
  const span = {start: namespace.start, end: (version ?? last).end};
  const named = {name, ...span, docs, docsStart, version: version?.text};
  if (isFirst && reader.take(';')) {
    file.package = named;
    return;
  }
  if (reader.sees(';')) {
    const reason = '“package” without braces comes once and first in its file';
    throw new WitError(`${reason}. Move or remove it.`, reader.peek().start);
  }
  reader.expect('{');
  file.packages.push(parseDefinitions(reader, depth + 1, named));
}

/** Parses `path as alias;`, after the word `use`. */
function parseFileUse(reader: Reader): Wit.FileUse {
  const path = parsePath(reader);
  const alias = reader.take('as') ? reader.expectName('a name') : undefined;
  reader.expect(';');
  const {name, nameStart: start, end} = path;
  return {name, start, end, ...(alias && {name: alias.text, start: alias.start}), path};
}

function parseMember(reader: Reader, head: Wit.Head): Wit.Member {
  const {written: kind} = reader.peek();
  if (kind !== 'interface' && kind !== 'world') {
    return reader.fail('“interface”, “world”, “use” or “package”');
  }
  reader.next();
  return parseBody(reader, kind, toNamed(reader.expectName(`the name of the ${kind}`), head));
}

/** Parses the body of an interface or world. */
function parseBody(reader: Reader, kind: Wit.Member['kind'], named: Wit.Named): Wit.Member {
  const uses: Wit.Use[] = [];
  const items: Wit.Item[] = [];
  const includes: Wit.Include[] = [];
  const externs: Wit.Extern[] = [];
  reader.expect('{');
  while (!reader.take('}')) {
    const own = parseHead(reader);
    if (reader.take('use')) uses.push(parseUse(reader, own));
    else if (isTypeDef(reader)) items.push(parseTypeDef(reader, own));
    else if (kind === 'interface') items.push(parseFunc(reader, own, 'function'));
    else if (reader.take('include')) includes.push(parseInclude(reader, own));
    else externs.push(parseExtern(reader, own));
  }
  return {...named, kind, uses, items, includes, externs};
}

/** Parses `path.{name, other as alias};`, after the word `use`. */
function parseUse(reader: Reader, {annotations}: Wit.Head): Wit.Use {
  const path = parsePath(reader);
  reader.expect('.');
  const names = parseUsedNames(reader, (): boolean => reader.take('as'));
  reader.expect(';');
  return {path, names, annotations};
}

function parseInclude(reader: Reader, head: Wit.Head): Wit.Include {
  const included = {...parsePath(reader), ...head};
  if (reader.take('with')) {
    return {...included, renamed: parseUsedNames(reader, () => Boolean(reader.expect('as')))};
  }
  reader.expect(';');
  return {...included, renamed: []};
}

/** Parses `{name, other as alias}`; `takeAs` parses the word `as`. */
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
  const named = isNamed ? toNamed(reader.expectName('a name'), head) : undefined;
  if (named && reader.take(':') && reader.take('interface')) {
    return {direction, ...parseBody(reader, 'interface', named)};
  }
  const path = parsePath(reader);
  reader.expect(';');
  if (named) return {direction, ...named, kind: 'named path', path};
  const {start, end} = path;
  return {direction, name: nameOf(path), start, end, ...head, kind: 'path', path};
}

function nameOf({package: owner, name}: Wit.InterfacePath): string {
  return owner === undefined ? name : `${owner}/${name}`;
}

/** Parses `namespace:package/name@version`, or the name of an interface in the same package. */
function parsePath(reader: Reader): Wit.InterfacePath {
  const {text, start, end} = reader.expectName('the name of an interface');
  if (!reader.take(':')) {
    const path = {name: text, start, end, nameStart: start};
    reader.paths.push(path);
    return path;
  }
  const owner = expectLast(reader, 'the name of a package', ':');
  reader.expect('/');
  const last = expectLast(reader, 'the name of an interface', '/');
  const version = parseVersion(reader);
  return {
    ...{start, end: (version ?? last).end, package: `${text}:${owner.text}`},
    ...{name: last.text, version: version?.text, nameStart: last.start},
  };
}

function parseVersion(reader: Reader): Token | undefined {
  return reader.take('@') ? reader.expectKind('version') : undefined;
}

/** Parses a name. Throws at a mark that would nest another name in it, as in `a:b:c/d` and `a:b/c/d`. */
function expectLast(reader: Reader, what: string, ...marks: string[]): Token {
  const name = reader.expectName(what);
  if (marks.includes(reader.peek().written)) {
    const reason = 'namespaces and packages cannot be nested here. Name one of each';
    throw new WitError(`${reason}, as in “wasi:io”.`, reader.peek().start);
  }
  return name;
}

/** Parsers for the parts of each kind of type. */
const PARTS = {record: parseField, variant: parseCase, enum: parseBareCase, flags: parseBareCase};

function isTypeDef(reader: Reader): boolean {
  const {written} = reader.peek();
  return ['type', 'resource'].includes(written) || Object.hasOwn(PARTS, written);
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
  const isConstructor = member === 'method' && reader.sees('constructor');
  const named = toNamed(isConstructor ? reader.next() : reader.expectName('a name'), head);
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

function parseTypeAfter(reader: Reader, mark: string): Wit.TypeRef {
  reader.expect(mark);
  return parseType(reader);
}

/** Parses items without annotations between two brackets; the last may have a trailing comma. */
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
