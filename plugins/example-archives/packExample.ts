import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import {packTar} from 'modern-tar';
import type {Example} from './readExample';
import {renderReadme} from './renderReadme';

/** An archive to download; `sha256` is in lower-case hexadecimal. */
export type Archive = {file: string; content: Buffer; sha256: string};

/** The place in gzip's header that says on which system it was written, and “unknown”. */
const SYSTEM = {offset: 9, unknown: 255};

/**
 * Packs an example as `<name>.tar.gz`: one folder `<name>/` with its files and a README. The same
 * files give the same bytes on every machine with the same Node.js: nobody owns them, and their
 * time is 1970.
 */
export async function packExample(example: Example): Promise<Archive> {
  const {name, files} = example;
  const readme = {path: 'README.md', content: Buffer.from(renderReadme(example))};
  const entries = [readme, ...files.filter(({path}) => path !== readme.path)].map((file) => {
    const header = {name: `${name}/${file.path}`, size: file.content.length, ...SAME};
    return {header, body: file.content};
  });
  const content = gzipSync(await packTar(entries), {level: 9});
  content[SYSTEM.offset] = SYSTEM.unknown;
  const sha256 = createHash('sha256').update(content).digest('hex');
  return {file: `${name}.tar.gz`, content, sha256};
}

/** What is the same for every file. */
const SAME = {mode: 0o644, uid: 0, gid: 0, mtime: new Date(0)};

/** A list of checksums as `sha256sum --check` reads it. */
export function listChecksums(archives: readonly Archive[]): string {
  return archives.map(({file, sha256}) => `${sha256}  ${file}\n`).join('');
}
