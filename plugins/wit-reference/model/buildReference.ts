import {addTo} from '../../shared/addTo';
import type {Package, WitSource} from '../parser/types';
import {applyWords, type Words} from './applyWords';
import {collectEntries} from './collectEntries';
import {collectUses} from './collectUses';
import {createScopes} from './createScopes';
import {collectPackages} from './loadPackages';
import type {Entry, Pages, Reference} from './types';

/**
 * Builds the reference from all WIT files, the pages that show them and the doc comments for
 * `wit/deps`. Errors name file, line and column, or the option that is wrong.
 */
export function buildReference(
  sources: readonly WitSource[],
  pages: Pages,
  words: Words = new Map(),
): Reference {
  const packages = collectPackages(sources);
  applyWords(packages, words);
  const pageOf = placePackages(packages, pages);
  const scopes = createScopes(packages);
  const entries = new Map<string, Entry>();
  for (const owner of packages) {
    const page = pageOf.get(owner.name);
    for (const entry of page === undefined ? [] : collectEntries(owner, page, scopes)) {
      entries.set(entry.name, entry);
    }
  }
  return {
    packages,
    scopes,
    entries,
    usedBy: collectUses(packages, scopes),
    names: collectNames([...entries.values()]),
  };
}

/** The page of each package. Refuses one on two pages or none, and one that is not in `wit/`. */
function placePackages(packages: readonly Package[], pages: Pages): Map<string, string> {
  const pageOf = new Map<string, string>();
  const known = packages.map(({name}) => name);
  for (const [page, names] of Object.entries(pages)) {
    for (const name of names) {
      const other = pageOf.get(name);
      if (other !== undefined) {
        refuse(`shows ${name} on ${other} and on ${page}. Keep one.`);
      }
      if (!known.includes(name)) {
        refuse(`names ${name}, which is not in wit/. There are ${known.join(', ')}.`);
      }
      pageOf.set(name, page);
    }
  }
  const missing = packages.find(({isLocal, name}) => isLocal && !pageOf.has(name))?.name;
  if (missing !== undefined) {
    const element = `<WitPackage name="${missing}" />`;
    refuse(`has no page for ${missing}. Name one, and write ${element} on that page.`);
  }
  return pageOf;
}

function refuse(reason: string): never {
  throw new Error(`wit-reference: the option pages ${reason}`);
}

/** Names with a hyphen or a dot that only one entry has; fields and cases are not among them. */
function collectNames(entries: readonly Entry[]): Map<string, string> {
  const paths = new Map<string, string[]>();
  for (const {title, name, kind} of entries) {
    const short = title.split('/').at(-1) ?? title;
    if (/[-.]/.test(short) && !['field', 'case', 'package', 'world'].includes(kind)) {
      addTo(paths, short, name);
    }
  }
  return new Map(
    [...paths].flatMap(([name, found]) => {
      const [first = ''] = found;
      // `graph-stream` is an interface and the resource in it: the interface holds both.
      const isOne = found.every((path) => path === first || path.startsWith(`${first}.`));
      return isOne ? [[name, first] as const] : [];
    }),
  );
}

/**
 * The entries directly below one, in their order: the interfaces and worlds of a package, the items of
 * an interface, the fields, cases or members of an item.
 */
export function listChildren({entries}: Reference, {name}: Pick<Entry, 'name'>): Entry[] {
  return [...entries.values()].filter(
    (entry) => entry.name !== name && entry.name.replace(/[./][^./]*$/, '') === name,
  );
}
