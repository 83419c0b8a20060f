import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listUnignoredFiles} from '../plugins/lib/git';
import {bundleCode, type Bundle} from './bundleCode';
import type {Inputs, Proof, ProofSource, SiteReader} from './types';

/** Returns the first 16 hexadecimal digits of a SHA-256. */
export function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Returns the digest of data that JSON can hold. */
export function digestData(data: unknown): string {
  return digest(JSON.stringify(data));
}

/**
 * Digests the inputs of proofs, by the content of files and not by their paths. A proof that reads the built site has
 * a digest only if the site exists.
 */
export async function digestProofs(
  root: string,
  proofs: readonly ProofSource[],
  {files = listUnignoredFiles(root), hasSite = false} = {},
): Promise<Proof[]> {
  const entries = proofs.flatMap(({inputs}) => inputs.code);
  const bundles = await bundleCode(root, entries);
  const digestFile = remember((file: string) => digest(readFileSync(path.join(root, file))));
  const readSite = remember(async (read: SiteReader) => digestData(await read(root)));
  const digested = proofs.map(async (proof): Promise<Proof> => {
    const {inputs} = proof;
    const modules = inputs.code.flatMap((entry) => bundles.get(entry) ?? []);
    const folders = (inputs.folders ?? []).map((folder) =>
      files.filter((file) => file.startsWith(`${folder}/`)).map((file) => ({folder, file})),
    );
    const all = listAll(inputs, modules, folders.flat());
    if (inputs.site && !hasSite) return {...proof, digest: undefined, files: all};
    const parts = [
      modules.map(({text}) => digest(text)).sort(),
      (inputs.files ?? []).map(digestFile).sort(),
      folders.map((list) =>
        list.map(({folder, file}) => [file.slice(folder.length), digestFile(file)]),
      ),
      inputs.data,
      await Promise.all((inputs.site ?? []).map(readSite)),
    ];
    return {...proof, digest: digestData(parts), files: all};
  });
  return Promise.all(digested);
}

function listAll(
  {files = [], sources = []}: Inputs,
  modules: readonly Bundle[],
  inFolders: readonly {file: string}[],
): string[] {
  const all = [...modules.flatMap((module) => module.files), ...inFolders.map(({file}) => file)];
  return [...new Set([...all, ...files, ...sources])].sort();
}

/** Computes the value of each key once. */
function remember<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key) as Value;
  };
}
