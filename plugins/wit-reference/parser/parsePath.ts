import type {Reader} from './createReader';
import type {InterfacePath, PackageName, Use, UsedName} from './types';

/** Reads `namespace:package/name@version`, or a name of the same package. */
export function parsePath(reader: Reader): InterfacePath {
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
export function parseUse(reader: Reader): Use {
  const path = parsePath(reader);
  reader.expect('.');
  const names = parseUsedNames(reader, {needAlias: false});
  reader.expect(';');
  return {path, names};
}

/** Reads `{name, other as alias}`. */
export function parseUsedNames(reader: Reader, {needAlias}: {needAlias: boolean}): UsedName[] {
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
export function parsePackageName(reader: Reader, docs: string | undefined): PackageName {
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
