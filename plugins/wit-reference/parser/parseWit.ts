import {createReader, type Reader, type Token} from './createReader';
import {isTypeDef, parseFunc, parseHead, parseList, parseTypeDef, toNamed} from './parseItem';
import type {
  Extern,
  Head,
  Include,
  InterfacePath,
  Item,
  Member,
  PackageName,
  Use,
  UsedName,
  WitFile,
} from './types';
import {WitError} from './WitError';

/**
 * Parses one WIT file. Throws a `WitError` where it breaks the syntax. Names are not looked up; nested
 * packages, `use` outside interfaces and worlds, and interfaces within worlds are refused.
 */
export function parseWit(text: string): WitFile {
  const reader = createReader(text);
  const named = reader.sees('package') ? parsePackageLine(reader) : undefined;
  const items: Member[] = [];
  while (reader.peek().kind !== 'end') {
    items.push(parseMember(reader, parseHead(reader)));
  }
  return {package: named, items};
}

function parseMember(reader: Reader, head: Head): Member {
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
  if (kind !== 'interface' && kind !== 'world') {
    return reader.fail('“interface” or “world”');
  }
  reader.next();
  const named = toNamed(reader.expectName(`the name of the ${kind}`), head);
  const uses: Use[] = [];
  const items: Item[] = [];
  const includes: Include[] = [];
  const externs: Extern[] = [];
  reader.expect('{');
  while (!reader.take('}')) {
    const headOfItem = parseHead(reader);
    if (reader.take('use')) {
      uses.push(parseUse(reader));
    } else if (isTypeDef(reader)) {
      items.push(parseTypeDef(reader, headOfItem));
    } else if (kind === 'interface') {
      items.push(parseFunc(reader, headOfItem, 'function'));
    } else if (reader.take('include')) {
      includes.push(parseInclude(reader, headOfItem));
    } else {
      externs.push(parseExtern(reader, headOfItem));
    }
  }
  return {...named, kind, uses, items, includes, externs};
}

function parseInclude(reader: Reader, head: Head): Include {
  const included = {...parsePath(reader), ...head};
  if (reader.take('with')) {
    return {...included, renamed: parseUsedNames(reader, {needAlias: true})};
  }
  reader.expect(';');
  return {...included, renamed: []};
}

function parseExtern(reader: Reader, head: Head): Extern {
  const direction = reader.peek().written;
  if (direction !== 'import' && direction !== 'export') {
    return reader.fail('“import”, “export”, “include”, “use” or a type');
  }
  reader.next();
  // In `a:b/c` the first name is a namespace; before anything else it is what the world calls it.
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
  if (named) {
    return {direction, ...named, kind: 'named path', path};
  }
  const {package: owner, name, start, end} = path;
  const own = {name: owner === undefined ? name : `${owner}/${name}`, start, end, ...head};
  return {direction, ...own, kind: 'path', path};
}

/** Reads `namespace:package/name@version`, or a name of the same package. */
function parsePath(reader: Reader): InterfacePath {
  const first = reader.expectName('the name of an interface');
  const {text, start} = first;
  if (!reader.take(':')) {
    return {name: text, start, end: first.end};
  }
  const pack = expectLast(reader, 'the name of a package', ':');
  reader.expect('/');
  const last = expectLast(reader, 'the name of an interface', '/');
  const version = parseVersion(reader);
  const {end} = version ?? last;
  return {package: `${text}:${pack.text}`, name: last.text, start, end, version: version?.text};
}

/** Reads `use path.{name, other as alias};`, after the word `use`. */
function parseUse(reader: Reader): Use {
  const path = parsePath(reader);
  reader.expect('.');
  const names = parseUsedNames(reader, {needAlias: false});
  reader.expect(';');
  return {path, names};
}

/** Reads `{name, other as alias}`. */
function parseUsedNames(reader: Reader, {needAlias}: {needAlias: boolean}): UsedName[] {
  return parseList(reader, '{', '}', () => {
    const {text: name, start, end} = reader.expectName('a name');
    const isRenamed = needAlias ? reader.expect('as') : reader.take('as');
    return {name, alias: isRenamed ? reader.expectName('a name').text : name, start, end};
  });
}

/** Reads `package namespace:name@version;`. */
function parsePackageLine(reader: Reader): PackageName {
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

/** Takes a name; refuses a mark that would nest another in it, as in `a:b:c/d` and `a:b/c/d`. */
function expectLast(reader: Reader, what: string, ...marks: string[]): Token {
  const name = reader.expectName(what);
  if (marks.includes(reader.peek().written)) {
    const reason = 'namespaces and packages cannot be nested here. Name one of each';
    throw new WitError(`${reason}, as in “wasi:io”.`, reader.peek().start);
  }
  return name;
}

function parseVersion(reader: Reader): Token | undefined {
  return reader.take('@') ? reader.expectKind('version') : undefined;
}
