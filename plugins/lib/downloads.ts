import type {LoadContext, Plugin} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import {cp, mkdir, rm, writeFile} from 'node:fs/promises';
import type {Link, RootContent} from 'mdast';
import {packTar} from 'modern-tar';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {CONTENT_CLASSES} from './contentClasses';
import {code, element, link, paragraph, text} from 'docusaurus-wit-reference/nodes';

/** The list of checksums beside the files of a folder. */
const CHECKSUMS = 'SHA256SUMS';

/** Options: which files the plugin publishes, and in which folder. */
type DownloadsOptions = {
  /** The name of the plugin. */
  name: string;
  /** The folder on the site, without slashes around it. */
  folder: string;
  listDownloads: () => Promise<readonly Download[]>;
  /** The files that the downloads are made from. */
  pathsToWatch: readonly string[];
};

/**
 * Creates a Docusaurus plugin that serves files and a list of their checksums, `SHA256SUMS`, from a folder of the
 * site, in the build and from the development server.
 */
export function createDownloads(
  {baseUrl, generatedFilesDir}: Pick<LoadContext, 'baseUrl' | 'generatedFilesDir'>,
  {name, folder, listDownloads, pathsToWatch}: DownloadsOptions,
) {
  const written = path.join(generatedFilesDir, name);
  return {
    name,
    getPathsToWatch: () => [...pathsToWatch],
    loadContent: async () => writeDownloads(await listDownloads(), written),
    // The bundler's types know no development server; Docusaurus hands it these settings.
    configureWebpack: (): object => ({
      devServer: {static: [{directory: written, publicPath: baseUrl + folder}]},
    }),
    postBuild: ({outDir}) => cp(written, path.join(outDir, folder), {recursive: true}),
  } satisfies Plugin;
}

/** Writes files, and their checksums in the format of `sha256sum --check`, into an empty folder. */
export async function writeDownloads(
  downloads: readonly Download[],
  folder: string,
): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  for (const {file, content} of downloads) await writeFile(path.join(folder, file), content);
  const checksums = downloads.map(({file, sha256}) => `${sha256}  ${file}\n`);
  await writeFile(path.join(folder, CHECKSUMS), checksums.join(''));
}

/** A file to download; `sha256` is in lower-case hexadecimal. */
export type Download = {file: string; content: Buffer; sha256: string};

type PackedFile = {path: string; content: Buffer};

/** Offset of the byte in gzip's header for the operating system, and its value for “unknown”. */
const SYSTEM = {offset: 9, unknown: 255};

/** Header fields that are the same for every file. */
const SAME = {mode: 0o644, uid: 0, gid: 0, mtime: new Date(0)};

/** Creates a file to download, with its checksum. */
export function createDownload(file: string, content: Buffer): Download {
  return {file, content, sha256: createHash('sha256').update(content).digest('hex')};
}

/**
 * Packs files, in their order, as `<name>.tar.gz`. The same files give the same bytes on every machine with the same
 * Node.js: they have no owner, and their time is 1970.
 */
export async function packArchive(name: string, files: readonly PackedFile[]): Promise<Download> {
  const entries = files.map(({path, content}) => {
    return {header: {name: path, size: content.length, ...SAME}, body: content};
  });
  const content = gzipSync(await packTar(entries), {level: 9});
  content[SYSTEM.offset] = SYSTEM.unknown;
  return createDownload(`${name}.tar.gz`, content);
}

/**
 * Renders a line that offers a file in a folder of the site: words, the link with the size, and a fold with further
 * details and the checksum, which links to the list of all.
 */
export function renderDownload(
  words: string,
  folder: string,
  {file, content, sha256}: Download,
  title = 'Checksum',
  rest: readonly RootContent[] = [],
): RootContent {
  return element(
    'div',
    [
      paragraph(`${words} `, toLink(folder, file), ` (${formatSize(content)})`),
      element('details', [
        element('summary', [text(title)]),
        ...rest,
        paragraph(toLink(folder, CHECKSUMS, 'SHA-256'), ': ', code(sha256)),
      ]),
    ],
    CONTENT_CLASSES.download,
  );
}

/** Returns a link to a file of the site that isn't a page; Docusaurus would open a new window for it. */
function toLink(folder: string, file: string, label = file): Link {
  const target = link(`pathname:///${folder}/${file}`, label);
  return {...target, data: {hProperties: {target: '_self'}}};
}

function formatSize({length}: Download['content']): string {
  return `${(length / 1000).toFixed(1)} kB`;
}
