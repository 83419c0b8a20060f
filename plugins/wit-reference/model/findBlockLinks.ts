import type {CodeLink} from '../../shared/catalogue/types';
import {toHref} from '../../shared/catalogue/linkNames';
import {isBuiltIn} from '../parser/builtIns';
import {parseWit} from '../parser/parseWit';
import type {InterfacePath, Member, PackageName, WitFile} from '../parser/types';
import type {Reference} from './types';
import {listMentions} from './collectUses';
import {listTypes} from './createScopes';
import {findEntry} from './findEntry';

type Named = {start: number; end: number; path: string};

const WHOLE_PATH = /(?<![\w:/-])[a-z][a-z0-9-]*:[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*(?:@[\w.+-]*\w)?/g;

/**
 * Where the names in a block of WIT or WAC lead: every name of the reference, whole or from a `use`.
 * In code that cannot be parsed, only whole paths. Sorted, and none inside another.
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
      return entry ? [{start, end, href: toHref(entry, page)}] : [];
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
  return file.items.flatMap((node) => listNamesIn(node, file.package));
}

/** The block need not be a part of the repository: its names mean what it says itself. */
function listNamesIn(node: Member, owner: PackageName | undefined): Named[] {
  const own = toPath({name: node.name}, owner);
  const types = new Map([
    ...node.uses.flatMap(({path, names}) =>
      names.map(({name, alias}) => [alias, `${toPath(path, owner)}.${name}`] as const),
    ),
    ...listTypes(node).map(({name}) => [name, `${own}.${name}`] as const),
  ]);
  return listMentions(node).flatMap((mention) => {
    const {start, end} = mention;
    if (mention.kind !== 'type') {
      const from = toPath(mention.path, owner);
      return [{start, end, path: mention.kind === 'interface' ? from : `${from}.${mention.name}`}];
    }
    const path = isBuiltIn(mention.type) ? undefined : types.get(mention.type.name);
    return path === undefined ? [] : [{start, end, path}];
  });
}

/** The path that a name of an interface means in a package, with the version that it says. */
export function toPath(
  {package: named, name, version}: Pick<InterfacePath, 'package' | 'name' | 'version'>,
  owner: Pick<PackageName, 'name' | 'version'> | undefined,
): string {
  const path = `${named ?? owner?.name ?? ''}/${name}`;
  const ofPackage = named === undefined ? owner?.version : version;
  return ofPackage === undefined ? path : `${path}@${ofPackage}`;
}
