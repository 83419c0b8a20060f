import type {Scoped, Scopes} from './resolveNames';
import {withLocation, WitError} from './syntax';

/**
 * Throws if a world exports an interface that depends on another one twice: on the world's export of it and, through
 * an interface that the world only imports, on its import.
 */
export function checkExports(world: Scoped, scopes: Scopes, all: readonly Scoped[]): void {
  const included = listIncluded(world, scopes, all);
  // At the world that is wrong, not at those that include it.
  for (const each of included) withLocation(each.source, () => checkExports(each, scopes, all));
  const exported = new Set(listExported(world, scopes, all));
  const [own, imported] = [new Set<string>(), new Set<string>()];
  /** Tells whether an interface and its dependencies can be exported, or only imported. */
  const fits = (path: string, isExport: boolean): boolean => {
    if (own.has(path)) return isExport;
    if (!isExport && imported.has(path)) return true;
    const used = listUsed(path, scopes, all);
    if (!used.every((other) => fits(other, isExport && exported.has(other)))) return false;
    if (isExport && imported.has(path)) return false;
    (isExport ? own : imported).add(path);
    return true;
  };
  const wrong = [...exported].find((path) => !fits(path, true));
  if (wrong === undefined) return;
  const reason = `${wrong} needs the same interface as an import and as an export of this world`;
  throw new WitError(`${reason}. Export all interfaces between the two as well.`, world.node.start);
}

/** Lists the worlds that a world includes. */
function listIncluded({node, owner}: Scoped, scopes: Scopes, all: readonly Scoped[]): Scoped[] {
  const paths = node.includes.map((include) => scopes.find(include, owner.name, 'world'));
  return paths.flatMap((path) => all.find((each) => each.path === path) ?? []);
}

/** Lists the paths of the interfaces that a world exports; those of included worlds come last. */
function listExported(world: Scoped, scopes: Scopes, all: readonly Scoped[]): string[] {
  const {path, node, owner} = world;
  const own = node.externs.flatMap((extern) => {
    if (extern.direction !== 'export') return [];
    if (extern.kind === 'path') return [scopes.find(extern.path, owner.name)];
    return 'items' in extern ? [`${path}.export.${extern.name}`] : [];
  });
  const included = listIncluded(world, scopes, all);
  return [...own, ...included.flatMap((each) => listExported(each, scopes, all))];
}

/** Lists the paths of the interfaces that an interface uses. */
function listUsed(path: string, scopes: Scopes, all: readonly Scoped[]): string[] {
  const found = all.find((each) => each.path === path);
  return (found?.node.uses ?? []).map((use) => scopes.find(use.path, found?.owner.name ?? ''));
}
