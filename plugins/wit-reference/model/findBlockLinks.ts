import type {CodeLink} from '../../shared/codeHints';
import {findEntry} from './findEntry';
import {makeHref} from './makeHref';
import {isBuiltIn} from '../parser/builtInTypes';
import {listTypeRefs} from '../parser/listTypeRefs';
import {listTypeNames} from '../parser/parseType';
import {parseWit} from '../parser/parseWit';
import type {Reference} from './referenceTypes';
import type {
  Func,
  Interface,
  InterfacePath,
  PackageName,
  TypeDef,
  Use,
  WitFile,
  World,
} from '../parser/types';

type Named = {start: number; end: number; path: string};

/** The paths of the types that may be named, by what they are called there. */
type Scope = ReadonlyMap<string, string>;

const WHOLE_PATH = /(?<![\w:/-])[a-z][a-z0-9-]*:[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*(?:@[\w.+-]*\w)?/g;

/**
 * Where the names in a block of WIT or WAC lead: every name of the reference, whole or brought in by
 * `use`. In text that does not parse, whole paths alone. Sorted, and none in another.
 */
export function findBlockLinks(
  reference: Reference,
  code: string,
  language: 'wit' | 'wac',
  page?: string,
): CodeLink[] {
  const named = (language === 'wit' ? listNames(code) : undefined) ?? listPaths(code);
  return named
    .flatMap(({start, end, path}): CodeLink[] => {
      const entry = findEntry(reference, path);
      return entry ? [{start, end, href: makeHref(entry, page)}] : [];
    })
    .sort((a, b) => a.start - b.start);
}

function listPaths(code: string): Named[] {
  return [...code.matchAll(WHOLE_PATH)].map(({0: path, index}) => ({
    start: index,
    end: index + path.length,
    path,
  }));
}

function listNames(code: string): Named[] | undefined {
  let file: WitFile;
  try {
    file = parseWit(code);
  } catch {
    // A block may show what is wrong, or more than one package: whole paths are still links.
    return undefined;
  }
  const owner = file.package;
  return file.items.flatMap((item) =>
    item.kind === 'interface' ? listInInterface(item, owner) : listInWorld(item, owner),
  );
}

function listInInterface(node: Interface, owner: PackageName | undefined): Named[] {
  return listInBody(node, addOwn(createScope(node.uses, owner), node, node.items, owner), owner);
}

function listInBody({uses, items}: Interface, scope: Scope, owner?: PackageName): Named[] {
  return [...uses.flatMap((use) => listUsed(use, owner)), ...listTypes(items, scope)];
}

function listInWorld(world: World, owner: PackageName | undefined): Named[] {
  const {uses, includes, externs, types} = world;
  const scope = addOwn(createScope(uses, owner), world, types, owner);
  const paths = externs.flatMap((extern) => (extern.kind === 'path' ? [extern.path] : []));
  const functions = externs.flatMap((extern) => (extern.kind === 'function' ? [extern.func] : []));
  const inner = externs.flatMap((extern) =>
    // What is defined in it has no entries.
    extern.kind === 'interface'
      ? listInBody(extern.interface, createScope(extern.interface.uses, owner), owner)
      : [],
  );
  return [
    ...uses.flatMap((use) => listUsed(use, owner)),
    ...[...includes, ...paths].map((path) => toNamed(path, owner)),
    ...listTypes([...types, ...functions], scope),
    ...inner,
  ];
}

function createScope(uses: readonly Use[], owner: PackageName | undefined): Scope {
  return new Map(
    uses.flatMap(({path, names}) =>
      names.map(({name, alias}) => [alias, `${toNamed(path, owner).path}.${name}`] as const),
    ),
  );
}

function addOwn(
  scope: Scope,
  {name}: Interface | World,
  items: readonly (TypeDef | Func)[],
  owner: PackageName | undefined,
): Scope {
  const {path} = toNamed({name, start: 0, end: 0}, owner);
  return new Map([...scope, ...items.map((item) => [item.name, `${path}.${item.name}`] as const)]);
}

function listUsed({path, names}: Use, owner: PackageName | undefined): Named[] {
  const from = toNamed(path, owner);
  return [from, ...names.map(({name, start, end}) => ({start, end, path: `${from.path}.${name}`}))];
}

function toNamed(
  {package: named, name, version, start, end}: InterfacePath,
  owner: PackageName | undefined,
): Named {
  const path = `${named ?? owner?.name ?? ''}/${name}`;
  const ofPackage = named === undefined ? owner?.version : version;
  return {start, end, path: ofPackage === undefined ? path : `${path}@${ofPackage}`};
}

function listTypes(items: readonly (TypeDef | Func)[], scope: Scope): Named[] {
  return items
    .flatMap(listTypeRefs)
    .flatMap(listTypeNames)
    .filter((type) => !isBuiltIn(type))
    .flatMap(({name, start, end}) => {
      const path = scope.get(name);
      return path === undefined ? [] : [{start, end, path}];
    });
}
