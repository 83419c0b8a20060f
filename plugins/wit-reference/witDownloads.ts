import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RootContent} from 'mdast';
import path from 'node:path';
import {createDownloads} from '../shared/downloads/createDownloads';
import {packArchive, type Download} from '../shared/downloads/packArchive';
import {renderDownload} from '../shared/downloads/renderDownload';
import {element, text} from '../shared/markdown/nodes';
import {collectPackages, readSources} from './model/loadPackages';
import type {WitSource} from './parser/types';

/** The folder of the archive on the site. */
const FOLDER = 'wit';

/**
 * The Docusaurus plugin that lets readers download all packages of `wit/` in one archive:
 * `/wit/hayride-wit.tar.gz`, with its checksum in `/wit/SHA256SUMS`.
 */
export function witDownloads(
  context: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'generatedFilesDir'>,
): Plugin {
  const {siteDir} = context;
  return createDownloads(context, {
    name: 'wit-downloads',
    folder: FOLDER,
    listDownloads: async () => [await packWit(readSources(siteDir))],
    pathsToWatch: [path.join(siteDir, 'wit/**/*.wit')],
  });
}

/** The box that offers all packages, with the commands to check the archive and to use it. */
export function renderArchive(archive: Download): RootContent {
  const commands = [
    'sha256sum --check SHA256SUMS',
    `tar -xzf ${archive.file} -C wit`,
    'wasm-tools component wit wit',
  ];
  const details = element('Details', [
    element('summary', [text('Check it and unpack it beside your world')]),
    {type: 'code', lang: 'sh', value: commands.join('\n')},
  ]);
  return renderDownload('Download all packages:', FOLDER, archive, details);
}

/**
 * Packs all packages as `hayride-wit.tar.gz`: a folder `deps` in which each has its own folder, such as
 * `deps/hayride-ai`, and a README. Unpacked beside a world, every parser of WIT finds them.
 */
export function packWit(sources: readonly WitSource[]): Promise<Download> {
  const names = collectPackages(sources).map(({name, version}) => `${name}@${version}`);
  const readme = {path: 'deps/README.md', content: Buffer.from(renderReadme(names))};
  const files = sources.map(({file, text}) => ({path: place(file), content: Buffer.from(text)}));
  return packArchive('hayride-wit', [readme, ...files]);
}

/** Packages of Hayride and of WASI can have one name: `http`. */
function place(file: string): string {
  return file.startsWith('wit/deps/')
    ? file.replace('wit/deps/', 'deps/wasi-')
    : file.replace('wit/', 'deps/hayride-');
}

function renderReadme(names: readonly string[]): string {
  return `${[
    '# WIT packages of Hayride',
    'The packages of https://docs.hayride.dev/reference/interfaces, with their documentation, and the ' +
      'parts of WASI that they use, as the WASI projects publish them, without comments:',
    names.map((name) => `- \`${name}\``).join('\n'),
  ].join('\n\n')}\n`;
}
