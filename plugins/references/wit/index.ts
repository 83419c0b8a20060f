import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {ElementError, type ReferenceSource} from '../../lib/catalogue/types';
import {requireOnlyAttribute} from '../../lib/markdown/elements';
import {buildReference, type Entry, type Reference, type WitOptions} from './buildReference';
import {drawMap} from './drawPictures';
import {findBlockLinks, findEntry} from './findNames';
import {readSources, readWords} from './loadPackages';
import {renderPackage} from './renderPackage';
import {type ArchiveOptions, packWit, renderArchive} from './witDownloads';

export {withLocation} from './syntax';
export {listDocComments} from './tokenizeWit';
export {witDownloads} from './witDownloads';

/**
 * The reference of the WIT packages in `wit/`. `<WitPackage name="wasi:io" />` becomes the entries of a
 * package, folded with the attribute `folded`; `<WitMap />` a picture of all packages; `<WitArchive />`
 * a box to download them, which needs `witDownloads` with the same options.
 */
export function witReference(options: WitOptions & {archive?: ArchiveOptions}): ReferenceSource {
  return {
    name: 'wit',
    inputs: ['wit'],
    elements: ['WitPackage', 'WitMap', 'WitArchive'],
    load: async (root) => {
      const sources = readSources(root);
      const reference = buildReference(sources, options, readWords(root));
      const archive = await packWit(sources, options.archive);
      return {
        symbols: [...reference.entries.values()],
        findPage: (elements) => findPage(elements, reference, options.pages),
        render: (element, {catalogue}) => {
          if (element.name === 'WitMap') return [drawMap(reference)];
          if (element.name === 'WitArchive') return [renderArchive(archive)];
          const entry = requirePackage(element, reference);
          const isFolded = element.attributes.some(isFold);
          return renderPackage(entry, {...reference, catalogue}, isFolded);
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

/** The page whose packages the elements show. Throws if they differ from the options. */
function findPage(
  elements: readonly MdxJsxFlowElement[],
  reference: Reference,
  pages: WitOptions['pages'],
): string | undefined {
  for (const element of elements) {
    const {name, attributes, children} = element;
    if (name !== 'WitPackage' && attributes.length + children.length > 0) {
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

/** Whether an attribute is `folded`, without a value. */
function isFold(attribute: MdxJsxFlowElement['attributes'][number]): boolean {
  return attribute.type === 'mdxJsxAttribute' && attribute.name === 'folded' && !attribute.value;
}

function requirePackage(element: MdxJsxFlowElement, {packages, entries}: Reference): Entry {
  const known = packages.map(({name}) => name).filter((name) => entries.has(name));
  const attributes = element.attributes.filter((attribute) => !isFold(attribute));
  const name = requireOnlyAttribute({...element, attributes}, 'name', known[0] ?? 'wasi:io');
  const entry = known.includes(name) ? entries.get(name) : undefined;
  if (entry) return entry;
  const reason = `<WitPackage name="${name}" /> names no package of the reference`;
  throw new ElementError(`${reason}. There are ${known.join(', ')}.`, element);
}
