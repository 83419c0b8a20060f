import {statSync} from 'node:fs';
import path from 'node:path';
import {loadBindings} from '../../shared/bindings/loadBindings';
import {readWords, WORDS_FILE} from './applyWords';
import {buildReference, type Pages} from './buildReference';
import {collectGoItems} from './collectGoItems';
import {listWitFiles, readSources} from './readSources';
import type {Reference} from './referenceTypes';

/** Where the WIT is and which page shows what. */
export type ReferenceOptions = {
  /** The repository's root, with `wit/` in it. */
  root: string;
  /** The packages that each page shows, by the page's route. */
  pages: Pages;
  /** The data of the Go bindings, as a path from the root, and the route of the page that shows them. */
  go?: {file: string; page: string};
};

type Loaded = {stamp: string; reference: Reference};

const loaded = new Map<string, Loaded>();

/** The reference as the files are now; read again only after one of them changed. */
export function loadReference({root, pages, go}: ReferenceOptions): Reference {
  const files = [...listWitFiles(root), WORDS_FILE, ...(go ? [go.file] : [])];
  const stamp = JSON.stringify([pages, go, files.map((file) => stampFile(root, file))]);
  const known = loaded.get(root);
  if (known?.stamp === stamp) {
    return known.reference;
  }
  const items = go && collectGoItems(loadBindings(root, go.file), go);
  const reference = buildReference(readSources(root), pages, items, readWords(root));
  loaded.set(root, {stamp, reference});
  return reference;
}

function stampFile(root: string, file: string): string {
  // One that is not there is reported by what reads it.
  const stats = statSync(path.join(root, file), {throwIfNoEntry: false});
  return `${file} ${stats?.mtimeMs} ${stats?.size}`;
}
