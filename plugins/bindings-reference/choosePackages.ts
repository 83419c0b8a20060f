import type {GoPackage} from '../shared/bindings/types';

/**
 * The packages whose path is one of `only`, separated by spaces, or lies below it; in the order of
 * the file. Adds them to `shown`; refuses one that is there already, and a path without packages.
 */
export function choosePackages(
  only: string,
  packages: readonly GoPackage[],
  shown: Set<string>,
): GoPackage[] {
  const prefixes = only.split(/\s+/).filter(Boolean);
  const isBelow = (path: string, prefix: string) =>
    path === prefix || path.startsWith(`${prefix}/`);
  const empty = prefixes.find((prefix) => !packages.some(({path}) => isBelow(path, prefix)));
  if (empty !== undefined || prefixes.length === 0) {
    const known = packages.map(({path}) => path).join(', ');
    throw new Error(`bindings/go.yaml has no package “${empty ?? ''}”. It has ${known}.`);
  }
  const chosen = packages.filter(({path}) => prefixes.some((prefix) => isBelow(path, prefix)));
  for (const {path} of chosen) {
    if (shown.has(path)) {
      throw new Error(`${path} is shown on this page already. Show each package once.`);
    }
    shown.add(path);
  }
  return chosen;
}

/** Refuses packages that no element of the page shows. */
export function requireAllShown(packages: readonly GoPackage[], shown: ReadonlySet<string>): void {
  const left = packages.map(({path}) => path).filter((path) => !shown.has(path));
  if (left.length > 0) {
    throw new Error(
      `no <GoPackages> of this page shows ${left.join(', ')}. Add them to one element's only="…".`,
    );
  }
}
