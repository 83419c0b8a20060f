import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Painter} from './loadPainter';

/**
 * Paints like a painter, and keeps each picture in `folder` by what it is made of, so that it is
 * painted once. A folder that cannot be written to is no obstacle.
 */
export function cachePictures(
  folder: string,
  {id, paint}: Pick<Painter, 'id' | 'paint'>,
): (svg: string) => Promise<Uint8Array> {
  return async (svg) => {
    const key = createHash('sha256').update(id).update(svg).digest('hex');
    const file = path.join(folder, `${key}.png`);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const picture = paint(svg);
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
