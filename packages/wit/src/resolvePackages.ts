import {checkExports} from './checkExports';
import {checkTwice} from './collectPackages';
import {collectUses, createScopes, listMentions, listScoped, listTypes} from './resolveNames';
import type {Scoped, Scopes} from './resolveNames';
import {withLocation, WitError} from './syntax';
import type {Extern, Func, Member, Package, TypeDef, TypeRef, WitSource} from './syntax';

/** Options of `resolvePackages`. */
export type ResolveOptions = {
  /**
   * Allows empty records, flags and tuples: wit-parser refuses them since version 0.263.
   * @default false
   */
  allowsEmpty?: boolean;
};

/**
 * Resolves all names of packages: the scopes, and the items that mention each item. Throws `file:line:column: reason`
 * at a name that is unknown, of another kind or defined twice, at a cycle, an empty type, and a misplaced type or
 * annotation.
 */
export function resolvePackages(
  packages: readonly Package[],
  {allowsEmpty = false}: ResolveOptions = {},
): {scopes: Scopes; usedBy: Map<string, string[]>} {
  const scopes = createScopes(packages);
  for (const {name, uses = []} of packages) {
    for (const {path, source} of uses) {
      const kind = path.package === undefined ? undefined : 'interface';
      withLocation(source, () => scopes.find(path, name, kind));
    }
  }
  const all = listScoped(packages);
  checkPackageCycles(packages, scopes);
  checkMemberCycles(all);
  const usedBy = collectUses(packages, scopes);
  for (const {node, source} of all) withLocation(source, () => checkTypeCycles(node));
  for (const scoped of all) {
    withLocation(scoped.source, () => {
      checkNames(scoped, scopes);
      listWorldNames(scoped, scopes, all);
      checkExports(scoped, scopes, all);
      checkSince(scoped);
      for (const type of listTypes(scoped.node)) checkParts(type, allowsEmpty);
      for (const mention of listMentions(scoped.node)) {
        if (mention.kind === 'type') checkType(mention.type, scoped, scopes, allowsEmpty);
      }
      for (const [func, resource] of listFunctions(scoped.node)) {
        checkTwice(func.params);
        checkResult(func, resource, scoped, scopes);
      }
    });
  }
  return {scopes, usedBy};
}

/** A dependency, with its location. */
type Edge = {to: string; start: number; source?: WitSource};

/** Finds the first edge of a cycle. */
function findCycle(graph: ReadonlyMap<string, readonly Edge[]>): Edge | undefined {
  const left = new Map(graph);
  for (let size = -1; size !== left.size;) {
    ({size} = left);
    for (const [node, edges] of left) {
      const isUsed = [...left.values()].some((others) => others.some(({to}) => to === node));
      if (!isUsed || !edges.some(({to}) => left.has(to))) left.delete(node);
    }
  }
  return [...left.values()].flat().find(({to}) => left.has(to));
}

function refuseCycle(graph: ReadonlyMap<string, readonly Edge[]>): void {
  const edge = findCycle(graph);
  if (!edge) return;
  const refuse = (): never => {
    throw new WitError(`“${edge.to}” depends on itself. Break the cycle.`, edge.start);
  };
  if (edge.source) withLocation(edge.source, refuse);
  else refuse();
}

function checkPackageCycles(packages: readonly Package[], scopes: Scopes): void {
  const graph = new Map(packages.map(({name}): [string, Edge[]] => [name, []]));
  for (const {name, members, uses = []} of packages) {
    const mentions = members.flatMap((member) =>
      listMentions(member).map((mention) => ({...mention, source: member.source})),
    );
    for (const mention of [...uses, ...mentions]) {
      if ('path' in mention && mention.path.package !== undefined) {
        const {path, source} = mention;
        const to = withLocation(source, () => scopes.find(path, name)).replace(/\/.*/, '');
        graph.get(name)?.push({to, start: path.start, source});
      }
    }
  }
  refuseCycle(graph);
}

/** Throws if interfaces use each other or worlds include each other, at their names. */
function checkMemberCycles(all: readonly Scoped[]): void {
  const graph = all.map(({path, owner, node, source}): [string, Edge[]] => {
    const used = node.kind === 'world' ? node.includes : node.uses.map((use) => use.path);
    const local = used.filter((each) => each.package === undefined);
    const edges = local.map(({name, start}) => {
      const other = owner.members.find((member) => member.name === name);
      const isHere = other !== undefined && other.source === source;
      return {to: `${owner.name}/${name}`, start: isHere ? other.start : start, source};
    });
    return [path, edges];
  });
  refuseCycle(new Map(graph));
}

function checkTypeCycles(node: Member): void {
  const types = listTypes(node).filter(({kind}) => kind !== 'resource');
  const graph = types.map((type): [string, Edge[]] => {
    const mentions = listMentions({...node, uses: [], includes: [], externs: [], items: [type]});
    return [
      type.name,
      mentions.flatMap((each) =>
        each.kind === 'type' ? [{to: each.type.name, start: each.start}] : [],
      ),
    ];
  });
  refuseCycle(new Map(graph));
}

/** Throws if a name occurs twice in an interface, in the imports of a world or in its exports. */
function checkNames({node, owner}: Scoped, scopes: Scopes): void {
  const used = node.uses.flatMap(({names}) => names.map((each) => ({...each, name: each.alias})));
  const functions = node.items.filter((item) => 'params' in item);
  const listExterns = (direction: Extern['direction']) =>
    node.externs.filter((extern) => extern.direction === direction);
  const isNamed = (extern: Extern) => extern.kind !== 'path';
  const imports = listExterns('import').filter(isNamed);
  checkTwice([...used, ...listTypes(node), ...functions, ...imports]);
  checkTwice(listExterns('export').filter(isNamed));
  for (const direction of ['import', 'export'] as const) {
    const paths = listExterns(direction).flatMap((extern) =>
      extern.kind === 'path' && 'path' in extern
        ? [{name: scopes.find(extern.path, owner.name), start: extern.path.nameStart}]
        : [],
    );
    const names = paths.map(({name}) => name);
    const twice = paths.find(({name}, index) => names.indexOf(name) < index);
    if (twice) {
      throw new WitError(`the world ${direction}s ${twice.name} twice. Remove one.`, twice.start);
    }
  }
}

/**
 * Lists the names of a world's imports and exports, `import log`, including those of included worlds. Throws at an
 * include that adds a name twice, or renames one that the other world lacks.
 */
function listWorldNames(
  {node, owner}: Scoped,
  scopes: Scopes,
  all: readonly Scoped[],
): Set<string> {
  const types = [
    ...listTypes(node).map(({name}) => name),
    ...node.uses.flatMap(({names}) => names.map(({alias}) => alias)),
  ];
  const externs = node.externs.filter(({kind}) => kind !== 'path');
  const own = externs.map(({direction, name}) => `${direction} ${name}`);
  const names = new Set([...types.map((name) => `import ${name}`), ...own]);
  for (const include of node.includes) {
    const {renamed, nameStart} = include;
    const path = scopes.find(include, owner.name, 'world');
    const other = all.find((each) => each.path === path);
    const brought = other ? [...listWorldNames(other, scopes, all)] : [];
    const missing = renamed.find(({name}) => !brought.some((each) => each.endsWith(` ${name}`)));
    if (missing) {
      const reason = `${path} neither imports nor exports “${missing.name}” by such a name`;
      throw new WitError(`${reason}. Correct or remove it after “with”.`, nameStart);
    }
    for (const each of brought) {
      const [direction = '', name = ''] = each.split(' ');
      const alias = renamed.find((rename) => rename.name === name)?.alias ?? name;
      const key = `${direction} ${alias}`;
      if (names.has(key)) {
        const remedy = `Give it another name: “include ${include.name} with { ${name} as … }”`;
        throw new WitError(`there is an ${key} already. ${remedy}.`, nameStart);
      }
      names.add(key);
    }
  }
  return names;
}

/** Throws at a `@since` with a version that the package has not reached, or if the package has no version. */
function checkSince({node, owner}: Scoped): void {
  const parts = node.items.flatMap((item) => ('parts' in item ? [item, ...item.parts] : [item]));
  for (const {annotations, start} of [node, ...parts, ...node.includes, ...node.externs]) {
    const since = annotations?.since;
    if (since !== undefined && owner.version === undefined) {
      const reason = `@since names a version, and the package ${owner.name} has none`;
      throw new WitError(`${reason}. Write one into the package line.`, start);
    }
    if (since !== undefined && owner.version !== undefined && isLater(since, owner.version)) {
      const reason = `${owner.name} is ${owner.version} here, which comes before ${since}`;
      throw new WitError(`${reason}. Correct the annotation or the package line.`, start);
    }
  }
}

/** Tells whether a version is later than another, by its three numbers. */
function isLater(version: string, other: string): boolean {
  const [own, others] = [version, other].map((each) => each.split(/[-+]/)[0]?.split('.') ?? []);
  const index = own?.findIndex((part, at) => part !== others?.[at]) ?? -1;
  return index !== -1 && Number(own?.[index]) > Number(others?.[index]);
}

/** The most flags that a type may have. */
const MOST_FLAGS = 32;

function checkParts({name, kind, parts, start}: TypeDef, allowsEmpty: boolean): void {
  checkTwice(parts);
  const needsParts = ['variant', 'enum', ...(allowsEmpty ? [] : ['record', 'flags'])];
  if (parts.length === 0 && needsParts.includes(kind)) {
    const part = kind === 'record' ? 'field' : kind === 'flags' ? 'flag' : 'case';
    throw new WitError(`the ${kind} ${name} is empty. Give it at least one ${part}.`, start);
  }
  const extra = kind === 'flags' && parts[MOST_FLAGS];
  if (extra) {
    const reason = `${name} has more than ${MOST_FLAGS} flags. Put some into another type.`;
    throw new WitError(reason, extra.start);
  }
}

/** Types that the keys of a map may have. */
const KEYS = ['bool', 'u8', 'u16', 'u32', 'u64', 's8', 's16', 's32', 's64', 'char', 'string'];

/** Throws at an empty tuple, a handle of anything but a resource, and a map with incomparable keys. */
function checkType(
  {name, isEscaped, args, start}: TypeRef,
  {path}: Scoped,
  scopes: Scopes,
  allowsEmpty: boolean,
): void {
  const [first] = args;
  if (name === 'tuple' && !isEscaped && !first && !allowsEmpty) {
    throw new WitError('this tuple is empty. Give it at least one type.', start);
  }
  if (isEscaped || !first) return;
  if (name === 'map' && (first.isEscaped || !KEYS.includes(first.name))) {
    throw new WitError(`keys of a map are one of ${KEYS.join(', ')}. Use one of those.`, start);
  }
  const isHandle = name === 'own' || name === 'borrow';
  if (isHandle && scopes.follow(first, path).item?.kind !== 'resource') {
    const reason = `“${first.name}” is not a resource, and ${name}<…> is a handle of one`;
    throw new WitError(`${reason}. Use the type itself.`, first.start);
  }
}

/** Lists the functions of an interface or world, each with its resource if it belongs to one. */
function listFunctions({items, externs}: Member): [Func, TypeDef?][] {
  return [...items, ...externs].flatMap((each): [Func, TypeDef?][] => {
    if ('params' in each) return [[each]];
    const parts = 'parts' in each ? each.parts : [];
    return parts.flatMap((part) => ('params' in part ? [[part, each as TypeDef]] : []));
  });
}

/** Throws at a `borrow` in a result, and at a constructor that does not return its resource. */
function checkResult(
  {kind, name, result, start}: Func,
  resource: TypeDef | undefined,
  {path}: Scoped,
  scopes: Scopes,
): void {
  if (result && hasBorrow(result, path, scopes)) {
    const reason = `${name} returns a borrow<…>, which only parameters can be`;
    throw new WitError(`${reason}. Return the resource itself.`, start);
  }
  if (!result || kind !== 'constructor') return;
  const [made] = result.args;
  if (result.name !== 'result' || made?.name !== resource?.name) {
    const {start: at} = result.name === 'result' && made ? made : result;
    const reason = `a constructor makes its resource: result<${resource?.name}> or no result`;
    throw new WitError(`${reason}. Use a static function for others.`, at);
  }
}

function hasBorrow(type: TypeRef, path: string, scopes: Scopes): boolean {
  const {item, path: holder, type: found} = scopes.follow(type, path);
  if (found.name === 'borrow' && !item) return true;
  const parts = item && item.kind !== 'resource' ? item.parts : [];
  return [...found.args, ...parts.map((part) => ('type' in part ? part.type : undefined))].some(
    (each) => each && hasBorrow(each, holder, scopes),
  );
}
