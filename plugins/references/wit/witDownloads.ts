import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RootContent} from 'mdast';
import path from 'node:path';
import {createDownloads, type Download, packArchive, renderDownload} from '../../lib/downloads';
import {collectPackages, readSources} from './loadPackages';
import type {WitSource} from './syntax';

/** The archive of all packages, by default `wit.tar.gz` with a bare list as its README. */
export type ArchiveOptions = {
  /** The name of its file, without `.tar.gz`. */
  name: string;
  /** What its README says before the list of packages, as Markdown. */
  readme: string;
};

/** The folder of the archive on the site. */
const FOLDER = 'wit';

/**
 * The Docusaurus plugin that serves all packages of `wit/` in one archive: `/wit/<name>.tar.gz`, with
 * its checksum in `/wit/SHA256SUMS`.
 */
export function witDownloads(archive?: ArchiveOptions) {
  return (context: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'generatedFilesDir'>): Plugin => {
    const {siteDir} = context;
    return createDownloads(context, {
      name: 'wit-downloads',
      folder: FOLDER,
      listDownloads: async () => [await packWit(readSources(siteDir), archive)],
      pathsToWatch: [path.join(siteDir, 'wit/**/*.wit')],
    });
  };
}

/** The box that offers all packages, with the commands to check the archive and to use it. */
export function renderArchive(archive: Download): RootContent {
  const commands = [
    'sha256sum --check SHA256SUMS',
    `tar -xzf ${archive.file} -C wit`,
    'wasm-tools component wit wit',
  ];
  const title = 'Check it and unpack it beside your world';
  const rest = [{type: 'code' as const, lang: 'sh', value: commands.join('\n')}];
  return renderDownload('Download all packages:', FOLDER, archive, title, rest);
}

/**
 * Packs a folder `deps` with a README and a folder for each package, such as `deps/wasi-io`. Unpacked
 * beside a world, it is where every parser of WIT looks for packages.
 */
export function packWit(
  sources: readonly WitSource[],
  {name, readme}: ArchiveOptions = {name: 'wit', readme: '# WIT packages'},
): Promise<Download> {
  const packages = collectPackages(sources);
  const list = packages.map((owner) => `- \`${owner.name}@${owner.version}\``).join('\n');
  const files = packages.flatMap((owner) =>
    owner.sources.map(({file, text: content}) => ({
      path: `deps/${owner.name.replace(':', '-')}/${path.basename(file)}`,
      content: Buffer.from(content),
    })),
  );
  const content = Buffer.from(`${readme}\n\n${list}\n`);
  return packArchive(name, [{path: 'deps/README.md', content}, ...files]);
}
