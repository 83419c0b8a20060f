import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RootContent} from 'mdast';
import path from 'node:path';
import type {WitElement, WitReferenceOptions} from 'docusaurus-wit-reference';
import {ElementError} from 'docusaurus-wit-reference/catalogue';
import {readAttribute, requireNothing} from 'docusaurus-wit-reference/elements';
import {readSources} from 'docusaurus-wit-reference/sources';
import {collectPackages, type WitSource} from 'wit-docs';
import {createDownloads, type Download, packArchive, renderDownload} from '../../lib/downloads';
import {readContract, renderContract} from './renderContract';

// This site's options and elements for `witReference`.

/** The folder of the packages, from the site's folder. */
export const WIT_FOLDER = 'sources/wit';

/** Implementers of the items there, by the start of their `Implemented by:`. */
export const IMPLEMENTERS: NonNullable<WitReferenceOptions['implementers']> = {
  'host, but it refuses everything': {role: 'host', words: 'host, refuses'},
  host: {role: 'host', words: 'host'},
  'morph `': {role: 'guest', words: 'morph'},
  'your component': {role: 'guest', words: 'your component'},
  'data only': {role: 'data', words: 'data'},
  'nothing shipped': {role: 'none', words: 'nothing shipped'},
};

/** Renders the card of an example's world: `<WitContract example="http-server-js" world="server" />`. */
export const witContract: WitElement = (context) => (element) => {
  const {name, children} = element;
  const [example, world] = ['example', 'world'].map((each) => readAttribute(element, each));
  if (example === undefined || world === undefined || children.length > 0) {
    const remedy = `Write <${name} example="http-server-js" world="server" />.`;
    throw new ElementError(`<${name}> needs example and world. ${remedy}`, element);
  }
  const contract = readContract(context.root, example, world, context.packages);
  return [renderContract(contract, context.find)];
};

/** Options of the archive of all packages: by default `wit.tar.gz`, whose README only lists them. */
type ArchiveOptions = {
  /** The name of its file, without `.tar.gz`. */
  name: string;
  /** Markdown of its README before the list of packages. */
  readme: string;
  /**
   * Lines to leave out of its files, such as notes for authors, which parsers take for docs.
   * @default none
   */
  withoutLines?: RegExp;
};

/** The folder of the archive on the site. */
const FOLDER = 'wit';

/**
 * Returns the Docusaurus plugin that serves all packages of `WIT_FOLDER` in one archive: `/wit/<name>.tar.gz`, with its
 * checksum in `/wit/SHA256SUMS`. Also provides the styles of the cards.
 */
export function witDownloads(archive?: ArchiveOptions) {
  return (context: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'generatedFilesDir'>): Plugin => {
    const {siteDir} = context;
    const downloads = createDownloads(context, {
      name: 'wit-downloads',
      folder: FOLDER,
      listDownloads: async () => [await packWit(readSources(siteDir, WIT_FOLDER), archive)],
      pathsToWatch: [path.join(siteDir, WIT_FOLDER, '**/*.wit')],
    });
    return {...downloads, getClientModules: () => [path.join(__dirname, 'contract.css')]};
  };
}

/** Returns the element `<WitArchive />`, a box to download all packages, which `witDownloads` serves. */
export function witArchive(options?: ArchiveOptions): WitElement {
  return async ({sources}) => {
    const archive = await packWit(sources, options);
    return (element) => {
      requireNothing(element);
      return [renderArchive(archive)];
    };
  };
}

/** Renders the box that offers all packages, with the commands to verify the archive and to use it. */
function renderArchive(archive: Download): RootContent {
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
 * Packs a folder `deps` with a README and a folder for each package, such as `deps/wasi-io`. Beside a world, every
 * WIT parser finds the packages there.
 */
export function packWit(
  sources: readonly WitSource[],
  {name, readme, withoutLines}: ArchiveOptions = {name: 'wit', readme: '# WIT packages'},
): Promise<Download> {
  const isKept = (line: string) => !withoutLines?.test(line);
  const packages = collectPackages(sources);
  const list = packages.map((owner) => `- \`${owner.name}@${owner.version}\``).join('\n');
  const files = packages.flatMap((owner) =>
    owner.sources.map(({file, text: content}) => ({
      path: `deps/${owner.name.replace(':', '-')}/${path.basename(file)}`,
      content: Buffer.from(content.split('\n').filter(isKept).join('\n')),
    })),
  );
  const content = Buffer.from(`${readme}\n\n${list}\n`);
  return packArchive(name, [{path: 'deps/README.md', content}, ...files]);
}
