import {collectPackages, listMentions, type Use, type WitSource} from 'wit-docs';
import {readSources} from 'docusaurus-wit-reference/sources';

/** A WIT package as an input of proofs: its data without comments and layout, and the packages that it names. */
export type WitPackage = {name: string; data: string; names: string[]; files: string[]};

/** Keys for locations and comments, which aren't code. */
const NOT_CODE = ['docs', 'start', 'end', 'nameStart', 'source', 'sources', 'isLocal'];

/** Returns a package as a string, without `NOT_CODE` and without the annotations of a `use`. */
function describe(owner: unknown): string {
  return JSON.stringify(owner, (key, value: unknown) => {
    if (key === 'uses') return (value as Use[]).map(({path, names}) => ({path, names}));
    return NOT_CODE.includes(key) ? undefined : value;
  });
}

/** Parses WIT files into packages. */
export function parsePackages(sources: readonly WitSource[]): WitPackage[] {
  return collectPackages(sources).map((owner) => {
    const mentions = owner.members.flatMap(listMentions);
    const paths = mentions.flatMap((mention) => ('path' in mention ? mention.path : []));
    return {
      name: owner.name,
      data: describe(owner),
      names: [...new Set(paths.flatMap((path) => path.package ?? []))],
      files: owner.sources.map(({file}) => file),
    };
  });
}

/** Reads the packages of a repository's `sources/wit/`. */
export function readWitPackages(root: string): WitPackage[] {
  return parsePackages(readSources(root, 'sources/wit'));
}

/** Returns the packages with these names, or all, with those that they depend on: inputs of a proof. */
export function describePackages(
  packages: readonly WitPackage[],
  names: readonly string[] = packages.map(({name}) => name),
) {
  const wanted = new Set(names);
  for (const name of wanted) {
    packages.find((each) => each.name === name)?.names.forEach((other) => wanted.add(other));
  }
  const found = packages.filter(({name}) => wanted.has(name));
  return {data: found.map(({data}) => data), sources: found.flatMap(({files}) => files)};
}
