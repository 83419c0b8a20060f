import {findAnchor} from './findAnchor';
import type {GoPackage, Place} from './types';

/** The first package, symbol or anchor that occurs a second time, and what to do about it. */
export function findRepeated(
  packages: readonly GoPackage[],
): {place: Place; message: string} | undefined {
  const anchors = new Map<string, string>();
  for (const pkg of packages) {
    for (const item of [undefined, ...pkg.symbols]) {
      const name = item ? `${pkg.path} ${item.name}` : pkg.path;
      const anchor = findAnchor(pkg, item);
      const first = anchors.get(anchor);
      if (first !== undefined) {
        const message =
          first === name
            ? `${name} stands here twice. Remove one.`
            : `${name} and ${first} have the same anchor, ${anchor}. Change findAnchor.`;
        return {place: (item ?? pkg).place, message};
      }
      anchors.set(anchor, name);
    }
  }
  return undefined;
}
