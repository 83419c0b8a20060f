import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import {packTar} from 'modern-tar';

/** A file to download; `sha256` is in lower-case hexadecimal. */
export type Download = {file: string; content: Buffer; sha256: string};

/** A file of an archive, by its path there. */
type PackedFile = {path: string; content: Buffer};

/** The place in gzip's header that says on which system it was written, and “unknown”. */
const SYSTEM = {offset: 9, unknown: 255};

/** What is the same for every file. */
const SAME = {mode: 0o644, uid: 0, gid: 0, mtime: new Date(0)};

/** A file to download, with its checksum. */
export function createDownload(file: string, content: Buffer): Download {
  return {file, content, sha256: createHash('sha256').update(content).digest('hex')};
}

/**
 * Packs files, in their order, as `<name>.tar.gz`. The same files give the same bytes on every machine
 * with the same Node.js: they have no owner, and their time is 1970.
 */
export async function packArchive(name: string, files: readonly PackedFile[]): Promise<Download> {
  const entries = files.map(({path, content}) => {
    return {header: {name: path, size: content.length, ...SAME}, body: content};
  });
  const content = gzipSync(await packTar(entries), {level: 9});
  content[SYSTEM.offset] = SYSTEM.unknown;
  return createDownload(`${name}.tar.gz`, content);
}
