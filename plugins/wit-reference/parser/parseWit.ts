import {createReader, type Reader} from './createReader';
import {isTypeDef, parseFunc, parseGates, parseList, parseTypeDef, toNamed} from './parseItem';
import type {
  Extern,
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
 * Parses one WIT file. Throws a `WitError` where it breaks the syntax. Names are not
 * looked up; nested packages, `use` outside interfaces and worlds, and interfaces within worlds are refused.
 */
export function parseWit(text: string): WitFile {
  const reader = createReader(text);
  const items: Member[] = [];
  let named: PackageName | undefined;
  while (reader.peek().kind !== 'end') {
    const docs = parseGates(reader);
    if (named === undefined && items.length === 0 && reader.take('package')) {
      named = parsePackageName(reader, docs);
    } else {
      items.push(parseMember(reader, docs));
    }
  }
  return {package: named, items};
}

function parseMember(reader: Reader, docs: string | undefined): Member {
  const kind = reader.peek().written;
  if (kind !== 'interface' && kind !== 'world') {
    return reader.fail('“interface” or “world”');
  }
  reader.next();
  const named = toNamed(reader.expectName(`the name of the ${kind}`), docs);
  const uses: Use[] = [];
  const items: Item[] = [];
  const includes: Include[] = [];
  const externs: Extern[] = [];
  reader.expect('{');
  while (!reader.take('}')) {
    const docsOfItem = parseGates(reader);
    if (reader.take('use')) {
      uses.push(parseUse(reader));
    } else if (isTypeDef(reader)) {
      items.push(parseTypeDef(reader, docsOfItem));
    } else if (kind === 'interface') {
      items.push(parseFunc(reader, docsOfItem, 'function'));
    } else if (reader.take('include')) {
      includes.push(parseInclude(reader));
    } else {
      externs.push(parseExtern(reader, docsOfItem));
    }
  }
  return {...named, kind, uses, items, includes, externs};
}

function parseInclude(reader: Reader): Include {
  const path = parsePath(reader);
  if (reader.take('with')) {
    return {...path, renamed: parseUsedNames(reader, {needAlias: true})};
  }
  reader.expect(';');
  return {...path, renamed: []};
}

function parseExtern(reader: Reader, docs: string | undefined): Extern {
  const direction = reader.peek().written;
  if (direction !== 'import' && direction !== 'export') {
    return reader.fail('“import”, “export”, “include”, “use” or a type');
  }
  reader.next();
  if (reader.sees(':', 1) && reader.sees('interface', 2)) {
    const {text, start} = reader.peek();
    throw new WitError(
      `the world defines the interface ${text} itself. Define it in the package, and name it here.`,
      start,
    );
  }
  if (reader.sees(':', 1) && (reader.sees('func', 2) || reader.sees('async', 2))) {
    return {direction, ...parseFunc(reader, docs, 'function')};
  }
  const path = parsePath(reader);
  reader.expect(';');
  const {package: owner, name, start, end} = path;
  const named = {name: owner === undefined ? name : `${owner}/${name}`, start, end, docs};
  return {direction, ...named, kind: 'path', path};
}

/** Reads `namespace:package/name@version`, or a name of the same package. */
function parsePath(reader: Reader): InterfacePath {
  const {text, start, end} = reader.expectName('the name of an interface');
  if (!reader.take(':')) {
    return {name: text, start, end};
  }
  const pack = reader.expectName('the name of a package');
  reader.expect('/');
  const last = reader.expectName('the name of an interface');
  const version = parseVersion(reader);
  return {
    package: `${text}:${pack.text}`,
    name: last.text,
    start,
    end: version?.end ?? last.end,
    version: version?.text,
  };
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
    const {text, start, end} = reader.expectName('a name');
    if (!needAlias && !reader.sees('as')) {
      return {name: text, alias: text, start, end};
    }
    reader.expect('as');
    return {name: text, alias: reader.expectName('a name').text, start, end};
  });
}

/** Reads `package namespace:name@version;`, after the word `package`. */
function parsePackageName(reader: Reader, docs: string | undefined): PackageName {
  const namespace = reader.expectName('the namespace of a package');
  reader.expect(':');
  const name = reader.expectName('the name of a package');
  const version = parseVersion(reader);
  reader.expect(';');
  return {
    name: `${namespace.text}:${name.text}`,
    start: namespace.start,
    end: version?.end ?? name.end,
    docs,
    version: version?.text,
  };
}

function parseVersion(reader: Reader): {text: string; end: number} | undefined {
  if (!reader.sees('@') || reader.peek(1).kind !== 'version') {
    return undefined;
  }
  reader.next();
  return reader.next();
}
