import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {createCatalogue} from './createCatalogue';
import type {Catalogue, LoadedReference, ReferenceSource} from './types';

/** The references of the site and where their inputs are. */
export type ReferenceOptions = {
  /** The repository's root. */
  root: string;
  sources: readonly ReferenceSource[];
};

/** All references with their inputs loaded, and the names of the elements that each renders. */
export type LoadedReferences = {
  references: readonly (LoadedReference & Pick<ReferenceSource, 'elements'>)[];
  catalogue: Catalogue;
};

/** Loads all references; reads them again only after an input changed. */
export type LoadReferences = () => Promise<LoadedReferences>;

/** The loader of the references of a site. */
export function createLoader({root, sources}: ReferenceOptions): LoadReferences {
  let last: {stamp: string; loaded: Promise<LoadedReferences>} | undefined;
  return () => {
    const inputs = sources.flatMap((source) => source.inputs);
    const stamp = inputs.flatMap((input) => stampInput(root, input)).join('\n');
    if (last?.stamp !== stamp) {
      last = {stamp, loaded: loadAll({root, sources})};
    }
    return last.loaded;
  };
}

async function loadAll({root, sources}: ReferenceOptions): Promise<LoadedReferences> {
  const references = await Promise.all(
    sources.map(async ({elements, load}) => ({...(await load(root)), elements})),
  );
  return {references, catalogue: createCatalogue(references)};
}

/** A line for each file of an input, which differs after a change of it. */
function stampInput(root: string, input: string): string[] {
  // A missing one is reported by the code that reads it.
  const stats = statSync(path.join(root, input), {throwIfNoEntry: false});
  return stats?.isDirectory()
    ? readdirSync(path.join(root, input)).flatMap((name) => stampInput(root, `${input}/${name}`))
    : [`${input} ${stats?.mtimeMs} ${stats?.size}`];
}
