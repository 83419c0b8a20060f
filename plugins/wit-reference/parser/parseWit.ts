import {createReader, type Reader} from './createReader';
import {isTypeDef, parseFunc, parseFuncType, parseGates, parseTypeDef} from './parseItem';
import type {
  Extern,
  Func,
  Include,
  Interface,
  InterfacePath,
  Named,
  PackageName,
  TypeDef,
  Use,
  UsedName,
  WitFile,
  World,
} from './types';
import {WitError} from './WitError';

/**
 * Parses one WIT file. Throws a `WitError` where it breaks the syntax. Names are not
 * looked up; nested packages, `use` outside interfaces and worlds, and interfaces within worlds are refused.
 */
export function parseWit(text: string): WitFile {
  const reader = createReader(text);
  const items: (Interface | World)[] = [];
  let named: PackageName | undefined;
  while (reader.peek().kind !== 'end') {
    const docs = parseGates(reader);
    if (named === undefined && items.length === 0 && reader.take('package')) {
      named = parsePackageName(reader, docs);
    } else {
      items.push(parseTopLevel(reader, docs));
    }
  }
  return {...(named && {package: named}), items};
}

function parseTopLevel(reader: Reader, docs: string | undefined): Interface | World {
  const keyword = reader.peek().written;
  if (keyword !== 'interface' && keyword !== 'world') {
    return reader.fail('“interface” or “world”');
  }
  reader.next();
  const {text, start, end} = reader.expectName(`the name of the ${keyword}`);
  const named = {name: text, start, end, docs};
  return keyword === 'interface' ? parseInterface(reader, named) : parseWorld(reader, named);
}

/** Reads an interface from its opening brace on. */
function parseInterface(reader: Reader, named: Named): Interface {
  const uses: Use[] = [];
  const items: (TypeDef | Func)[] = [];
  reader.expect('{');
  while (!reader.take('}')) {
    const docs = parseGates(reader);
    if (reader.take('use')) {
      uses.push(parseUse(reader));
    } else if (isTypeDef(reader)) {
      items.push(parseTypeDef(reader, docs));
    } else {
      items.push(parseFunc(reader, docs, 'function'));
    }
  }
  return {...named, kind: 'interface', uses, items};
}

/** Reads a world from its opening brace on. */
function parseWorld(reader: Reader, named: Named): World {
  const uses: Use[] = [];
  const types: TypeDef[] = [];
  const includes: Include[] = [];
  const externs: Extern[] = [];
  reader.expect('{');
  while (!reader.take('}')) {
    const docs = parseGates(reader);
    if (reader.take('use')) {
      uses.push(parseUse(reader));
    } else if (reader.take('include')) {
      includes.push(parseInclude(reader));
    } else if (isTypeDef(reader)) {
      types.push(parseTypeDef(reader, docs));
    } else {
      externs.push(parseExtern(reader, docs));
    }
  }
  return {...named, kind: 'world', uses, types, includes, externs};
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
  const isNamed = reader.sees(':', 1) && isDefinition(reader.peek(2).written);
  if (!isNamed) {
    const path = parsePath(reader);
    reader.expect(';');
    return {direction, docs, kind: 'path', path};
  }
  const {text, start, end} = reader.expectName('a name');
  const named = {name: text, start, end, docs};
  reader.expect(':');
  if (reader.sees('interface')) {
    throw new WitError(
      `the world defines the interface ${text} itself. Define it in the package, and name it here.`,
      start,
    );
  }
  const func = {...named, kind: 'function' as const, ...parseFuncType(reader)};
  return {direction, docs, kind: 'function', func};
}

function isDefinition(word: string): boolean {
  return ['func', 'async', 'interface'].includes(word);
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
    ...(version && {version: version.text}),
  };
}

/** Reads `use path.{name, other as alias};`, the word `use` being taken already. */
function parseUse(reader: Reader): Use {
  const path = parsePath(reader);
  reader.expect('.');
  const names = parseUsedNames(reader, {needAlias: false});
  reader.expect(';');
  return {path, names};
}

/** Reads `{name, other as alias}`. */
function parseUsedNames(reader: Reader, {needAlias}: {needAlias: boolean}): UsedName[] {
  const names: UsedName[] = [];
  reader.expect('{');
  while (!reader.take('}')) {
    const {text, start, end} = reader.expectName('a name');
    const alias = needAlias || reader.sees('as') ? parseAlias(reader) : text;
    names.push({name: text, alias, start, end});
    if (!reader.take(',') && !reader.sees('}')) {
      reader.fail('“,” or “}”');
    }
  }
  return names;
}

function parseAlias(reader: Reader): string {
  reader.expect('as');
  return reader.expectName('a name').text;
}

/** Reads `package namespace:name@version;`, the word `package` being taken already. */
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
    ...(version && {version: version.text}),
  };
}

function parseVersion(reader: Reader): {text: string; end: number} | undefined {
  if (!reader.sees('@') || reader.peek(1).kind !== 'version') {
    return undefined;
  }
  reader.next();
  return reader.next();
}
