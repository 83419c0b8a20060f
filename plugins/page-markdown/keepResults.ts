import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Caches the last result of each page in `folder`. A page has the same result as long as `of`, the files
 * that make it and Node.js are the same. Without a folder to write to, nothing is cached.
 */
export async function keepResults(
  folder: string,
  files: readonly string[],
): Promise<(page: string, of: unknown, make: () => Uint8Array) => Promise<Buffer>> {
  const code = createHash('sha256').update(process.version);
  for (const file of files) code.update(await readFile(file));
  return async (page, of, make) => {
    const key = code.copy().update(JSON.stringify(of)).digest();
    const file = path.join(folder, page);
    const kept = await readFile(file).catch(() => undefined);
    if (kept?.subarray(0, key.length).equals(key)) return kept.subarray(key.length);
    const content = Buffer.concat([key, make()]);
    await replace(file, content).catch(() => undefined);
    return content.subarray(key.length);
  };
}

/** Atomically: another build that runs meanwhile finds all of it or what was there before. */
async function replace(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(draft, content);
  await rename(draft, file);
}
