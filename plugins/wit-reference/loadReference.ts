import {statSync} from 'node:fs';
import path from 'node:path';
import {buildReference, type Pages} from './buildReference';
import {listWitFiles, readSources} from './readSources';
import type {Reference} from './referenceTypes';

/** Where the WIT is and which page shows what. */
export type ReferenceOptions = {
  /** The repository's root, with `wit/` in it. */
  root: string;
  /** The packages that each page shows, by the page's route. */
  pages: Pages;
};

type Loaded = {stamp: string; reference: Reference};

const loaded = new Map<string, Loaded>();

/** The reference as the files are now; read again only after one of them changed. */
export function loadReference({root, pages}: ReferenceOptions): Reference {
  const stamp = JSON.stringify([pages, listWitFiles(root).map((file) => stampFile(root, file))]);
  const known = loaded.get(root);
  if (known?.stamp === stamp) {
    return known.reference;
  }
  const reference = buildReference(readSources(root), pages);
  loaded.set(root, {stamp, reference});
  return reference;
}

function stampFile(root: string, file: string): string {
  const {mtimeMs, size} = statSync(path.join(root, file));
  return `${file} ${mtimeMs} ${size}`;
}
