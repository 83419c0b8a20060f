import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** A compressed file is written if it has at most this share of the bytes. */
const WORTHWHILE = 0.95;

/** @type {readonly [extension: string, compress: (content: Buffer) => Promise<Buffer>][]} */
const ENCODINGS = [
  [
    'br',
    (content) =>
      promisify(brotliCompress)(content, {
        params: {[constants.BROTLI_PARAM_SIZE_HINT]: content.length},
      }),
  ],
  ['gz', (content) => promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION})],
];

/**
 * Writes each file of a folder compressed beside it, as `a.html.br` and `a.html.gz`, at the highest
 * levels (Brotli's is its default), where that saves bytes. Node compresses in its own threads.
 * @param {string} folder
 * @param {readonly string[]} files
 */
export async function compressFiles(folder, files) {
  await Promise.all(
    files.map(async (file) => {
      const place = path.join(folder, file);
      const content = await readFile(place);
      for (const [extension, compress] of ENCODINGS) {
        const compressed = await compress(content);
        if (compressed.length <= content.length * WORTHWHILE) {
          await writeFile(`${place}.${extension}`, compressed);
        }
      }
    }),
  );
}
