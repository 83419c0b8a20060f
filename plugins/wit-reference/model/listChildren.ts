import type {Entry, Reference} from './referenceTypes';

/**
 * The entries right below one, in their order: the interfaces and worlds of a package, the items of
 * an interface, the fields, cases or members of an item.
 */
export function listChildren({entries}: Reference, {path}: Pick<Entry, 'path'>): Entry[] {
  return [...entries.values()].filter(
    (entry) => entry.path !== path && entry.path.replace(/[./][^./]*$/, '') === path,
  );
}
