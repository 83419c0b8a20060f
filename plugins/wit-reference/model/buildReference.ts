import {applyWords, type Words} from './applyWords';
import {collectEntries} from './collectEntries';
import {collectPackages} from './collectPackages';
import {collectUses} from './collectUses';
import {createScopes} from './createScopes';
import type {Entry, GoItem, Reference} from './referenceTypes';
import type {Package, WitSource} from '../parser/types';

/** The packages that each page shows, by the page's route: `hayride:ai`, `wasi:http`. */
export type Pages = Readonly<Record<string, readonly string[]>>;

/**
 * Builds the reference from all WIT files, the words about those of others and the pages that show it. Errors name file, line and
 * column, or the option that is wrong.
 */
export function buildReference(
  sources: readonly WitSource[],
  pages: Pages,
  go: ReadonlyMap<string, readonly GoItem[]> = new Map(),
  words: Words = new Map(),
): Reference {
  const packages = applyWords(collectPackages(sources), words);
  const pageOf = placePackages(pages);
  checkPlaces(packages, pageOf);
  const scopes = createScopes(packages);
  const entries = new Map<string, Entry>();
  for (const owner of packages) {
    const page = pageOf.get(owner.name);
    for (const entry of page === undefined ? [] : collectEntries(owner, page, scopes)) {
      entries.set(entry.path, entry);
    }
  }
  checkIds([...entries.values()]);
  checkGo(go, entries);
  const usedBy = new Map<string, string[]>();
  for (const {user, used} of collectUses(packages, scopes)) {
    const users = usedBy.get(used) ?? [];
    if (entries.has(user) && !users.includes(user)) {
      usedBy.set(used, [...users, user]);
    }
  }
  return {packages, scopes, entries, usedBy, names: collectNames([...entries.values()]), go};
}

function checkGo(go: Reference['go'], entries: Reference['entries']): void {
  for (const [path, [item]] of go) {
    if (item && !entries.has(path)) {
      throw new Error(
        `${item.place}: the reference has no entry ${path}. Name one that is in wit/, such as ` +
          'hayride:ai/agents.agent.push.',
      );
    }
  }
}

function placePackages(pages: Pages): Map<string, string> {
  const pageOf = new Map<string, string>();
  for (const [page, names] of Object.entries(pages)) {
    for (const name of names) {
      const other = pageOf.get(name);
      if (other !== undefined) {
        throw new Error(
          `wit-reference: the option pages shows ${name} on ${other} and on ${page}. Keep one.`,
        );
      }
      pageOf.set(name, page);
    }
  }
  return pageOf;
}

function checkPlaces(packages: readonly Package[], pageOf: ReadonlyMap<string, string>): void {
  const names = packages.map(({name}) => name);
  const missing = [...pageOf.keys()].find((name) => !names.includes(name));
  if (missing !== undefined) {
    throw new Error(
      `wit-reference: the option pages names ${missing}, which is not in wit/. ` +
        `There are ${names.join(', ')}.`,
    );
  }
  const homeless = packages.find(({isOwn, name}) => isOwn && !pageOf.has(name))?.name;
  if (homeless !== undefined) {
    throw new Error(
      `wit-reference: no page shows ${homeless}. Name it in the option pages, and write ` +
        `<WitPackage name="${homeless}" /> on that page.`,
    );
  }
}

function checkIds(entries: readonly Entry[]): void {
  const seen = new Map<string, string>();
  for (const {id, path} of entries) {
    const other = seen.get(id);
    if (other !== undefined) {
      throw new Error(`wit-reference: ${other} and ${path} would both have the anchor #${id}.`);
    }
    seen.set(id, path);
  }
}

/** Names with a hyphen or a dot that only one entry has; fields and cases are not among them. */
function collectNames(entries: readonly Entry[]): Map<string, string> {
  const paths = new Map<string, string[]>();
  for (const {title, path, kind} of entries) {
    const name = title.split('/').at(-1) ?? title;
    if (/[-.]/.test(name) && !['field', 'case', 'package', 'world'].includes(kind)) {
      paths.set(name, [...(paths.get(name) ?? []), path]);
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
