import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import path from 'node:path';
import {collectPackages, type WitSource} from 'wit-docs';
import {ElementError, type ReferenceSource} from '../../lib/catalogue';
import {createDownloads, type Download, packArchive, renderDownload} from '../../lib/downloads';
import {requireOnlyAttribute} from '../../lib/markdown/elements';
import {buildReference, type Entry, type WitReference, type WitOptions} from './buildReference';
import {drawMap} from './drawPictures';
import {findBlockLinks, findEntry} from './findNames';
import {readSources, readDocComments} from './loadPackages';
import {readContract, renderContract} from './renderContract';
import {renderWitPackage} from './renderWitPackage';

export {readSources} from './loadPackages';

/**
 * Returns the reference of the WIT packages in `wit/`. `<WitPackage name="wasi:io" />` becomes the entries of a
 * package, folded with the attribute `folded`; `<WitMap />` a picture of all packages; `<WitArchive />`
 * a box to download them, which needs `witDownloads` with the same options;
 * `<WitContract example="http-server-js" world="server" />` a card of what that world exports and imports.
 */
export function witReference(options: WitOptions & {archive?: ArchiveOptions}): ReferenceSource {
  return {
    name: 'wit',
    inputs: ['wit'],
    elements: ['WitPackage', 'WitMap', 'WitArchive', CONTRACT],
    load: async (root) => {
      const sources = readSources(root);
      const reference = buildReference(sources, options, readDocComments(root));
      const archive = await packWit(sources, options.archive);
      return {
        symbols: [...reference.entries.values()],
        findPage: (elements) => findPage(elements, reference, options.pages),
        render: (element, {catalogue}) => {
          if (element.name === 'WitMap') return [drawMap(reference)];
          if (element.name === CONTRACT) return [renderWorld(element, reference, root)];
          if (element.name === 'WitArchive') return [renderArchive(archive)];
          const entry = requirePackage(element, reference);
          const isFolded = element.attributes.some(isFold);
          return renderWitPackage(entry, {...reference, catalogue}, isFolded);
        },
        findSymbol: (text) => findEntry(reference, text),
        findCodeLinks: (code, language, page) =>
          language === 'wit' || language === 'wac'
            ? findBlockLinks(reference, code, language, page)
            : [],
      };
    },
  };
}

/** Finds the page whose packages the elements show. Throws if they differ from the options. */
function findPage(
  elements: readonly MdxJsxFlowElement[],
  reference: WitReference,
  pages: WitOptions['pages'],
): string | undefined {
  for (const element of elements) {
    const {name, attributes, children} = element;
    if (name !== 'WitPackage' && name !== CONTRACT && attributes.length + children.length > 0) {
      const reason = `<${name}> takes no attribute and no content`;
      throw new ElementError(`${reason}. Write <${name} />.`, element);
    }
  }
  const shown = elements
    .filter(({name}) => name === 'WitPackage')
    .map((element) => ({element, name: requirePackage(element, reference).name}));
  const isShown = (wanted: string) => shown.some(({name}) => name === wanted);
  const [page, wanted = []] = Object.entries(pages).find(([, names]) => names.some(isShown)) ?? [];
  const missing = wanted.find((name) => !isShown(name));
  if (missing !== undefined && shown[0]) {
    const reason = `the page ${page ?? ''} does not show ${missing}`;
    const remedy = `Write <WitPackage name="${missing}" />, or change the option pages.`;
    throw new ElementError(`${reason}. ${remedy}`, shown[0].element);
  }
  const extra = shown.find(({name}) => !wanted.includes(name));
  if (extra) {
    const reason = `${extra.name} is on this page, but not in its list in the option pages`;
    throw new ElementError(`${reason}. Add it there.`, extra.element);
  }
  return page;
}

const CONTRACT = 'WitContract';

function renderWorld(element: MdxJsxFlowElement, reference: WitReference, root: string) {
  const {name, attributes, children} = element;
  const find = (wanted: string) =>
    attributes.find((each) => 'name' in each && each.name === wanted)?.value;
  const [example, world] = [find('example'), find('world')];
  if (typeof example !== 'string' || typeof world !== 'string' || children.length > 0) {
    const remedy = `Write <${name} example="http-server-js" world="server" />.`;
    throw new ElementError(`<${name}> needs example and world. ${remedy}`, element);
  }
  return renderContract(readContract(root, example, world, reference.packages), reference);
}

function isFold(attribute: MdxJsxFlowElement['attributes'][number]): boolean {
  return attribute.type === 'mdxJsxAttribute' && attribute.name === 'folded' && !attribute.value;
}

function requirePackage(element: MdxJsxFlowElement, {packages, entries}: WitReference): Entry {
  const known = packages.map(({name}) => name).filter((name) => entries.has(name));
  const attributes = element.attributes.filter((attribute) => !isFold(attribute));
  const name = requireOnlyAttribute({...element, attributes}, 'name', known[0] ?? 'wasi:io');
  const entry = known.includes(name) ? entries.get(name) : undefined;
  if (entry) return entry;
  const reason = `<WitPackage name="${name}" /> names no package of the reference`;
  throw new ElementError(`${reason}. There are ${known.join(', ')}.`, element);
}

/** The archive of all packages, by default `wit.tar.gz` with a bare list as its README. */
type ArchiveOptions = {
  /** The name of its file, without `.tar.gz`. */
  name: string;
  /** What its README says before the list of packages, as Markdown. */
  readme: string;
  /**
   * Lines that its files leave out, such as notes for authors, which parsers take for docs.
   * @default none
   */
  withoutLines?: RegExp;
};

/** The folder of the archive on the site. */
const FOLDER = 'wit';

/**
 * Returns the Docusaurus plugin that serves all packages of `wit/` in one archive: `/wit/<name>.tar.gz`, with
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

/** Renders the box that offers all packages, with the commands to check the archive and to use it. */
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
 * Packs a folder `deps` with a README and a folder for each package, such as `deps/wasi-io`. Unpacked
 * beside a world, it is where every parser of WIT looks for packages.
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
