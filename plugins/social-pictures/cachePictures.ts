import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Keeps each picture in `folder` by what it is of, so that it is laid out and painted once. `id` differs
 * where the same would become other bytes. A folder that cannot be written to is no obstacle.
 */
export function cachePictures(
  folder: string,
  id: string,
): (of: object, paint: () => Uint8Array) => Promise<Uint8Array> {
  return async (of, paint) => {
    const key = createHash('sha256').update(id).update(JSON.stringify(of)).digest('hex');
    const file = path.join(folder, `${key}.png`);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const picture = paint();
    await keep(file, picture).catch(() => undefined);
    return picture;
  };
}

/** Atomically: another build that runs meanwhile finds the whole picture or none. */
async function keep(file: string, picture: Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(draft, picture);
  await rename(draft, file);
}
