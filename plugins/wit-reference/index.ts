import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {readOnlyAttribute} from '../shared/markdown/elements';
import {ElementError, type ReferenceSource} from '../shared/catalogue/types';
import {readWords} from './model/applyWords';
import {buildReference} from './model/buildReference';
import type {Entry, Pages, Reference} from './model/types';
import {findBlockLinks} from './model/findBlockLinks';
import {findEntry} from './model/findEntry';
import {readSources} from './model/loadPackages';
import {drawMap} from './pages/drawPictures';
import {renderFoldedPackage, renderPackage} from './pages/renderPackage';
import {packWit, renderArchive} from './witDownloads';

export {listDocComments} from './parser/createReader';
export {withLocation} from './parser/WitError';
export {witDownloads} from './witDownloads';

/**
 * The reference of the WIT packages in `wit/`. `<WitPackage name="hayride:ai" />` becomes the entries
 * of a package, folded with the attribute `folded`; `<WitMap />` a picture of all packages,
 * `<WitArchive />` a box to download them. `pages` says which packages each page shows:
 * `{'/reference/http': ['hayride:http']}`.
 */
export function witReference({pages}: {pages: Pages}): ReferenceSource {
  return {
    name: 'wit',
    inputs: ['wit'],
    elements: ['WitPackage', 'WitMap', 'WitArchive'],
    load: async (root) => {
      const sources = readSources(root);
      const reference = buildReference(sources, pages, readWords(root));
      const archive = await packWit(sources);
      return {
        symbols: [...reference.entries.values()],
        findPage: (elements) => findPage(elements, reference, pages),
        render: (element, {catalogue}) => {
          if (element.name === 'WitMap') return [drawMap(reference)];
          if (element.name === 'WitArchive') return [renderArchive(archive)];
          const render = element.attributes.some(isFold) ? renderFoldedPackage : renderPackage;
          return render(requirePackage(element, reference), {...reference, catalogue});
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

/** The page whose packages these are. Refuses elements that are not what the options say. */
function findPage(
  elements: readonly MdxJsxFlowElement[],
  reference: Reference,
  pages: Pages,
): string | undefined {
  elements.filter(({name}) => name !== 'WitPackage').forEach(refuseContent);
  const shown = elements
    .filter(({name}) => name === 'WitPackage')
    .map((element) => ({element, name: requirePackage(element, reference).name}));
  const names = shown.map(({name}) => name);
  const isShown = (name: string) => names.includes(name);
  const [page, wanted = []] =
    Object.entries(pages).find(([, listed]) => listed.some(isShown)) ?? [];
  const missing = wanted.find((name) => !isShown(name));
  const strange = shown.find(({name}) => !wanted.includes(name));
  if (missing !== undefined && shown[0]) {
    throw new ElementError(
      `the page ${page ?? ''} does not show ${missing}. Write <WitPackage name="${missing}" />, or ` +
        'change the option pages.',
      shown[0].element,
    );
  }
  if (strange) {
    const reason = `${strange.name} is on this page, but not in its list in the option pages`;
    throw new ElementError(`${reason}. Add it there.`, strange.element);
  }
  return page;
}

function refuseContent(element: MdxJsxFlowElement): void {
  const {name, attributes, children} = element;
  if (attributes.length > 0 || children.length > 0) {
    const message = `<${name}> takes no attribute and no content. Write <${name} />.`;
    throw new ElementError(message, element);
  }
}

/** Whether an attribute is `folded`, without a value. */
function isFold(attribute: MdxJsxFlowElement['attributes'][number]): boolean {
  return attribute.type === 'mdxJsxAttribute' && attribute.name === 'folded' && !attribute.value;
}

function requirePackage(element: MdxJsxFlowElement, {entries}: Reference): Entry {
  const attributes = element.attributes.filter((attribute) => !isFold(attribute));
  const name = readOnlyAttribute({...element, attributes}, 'name', 'hayride:ai');
  const entry = entries.get(name);
  if (entry?.kind !== 'package') {
    const packages = [...entries.values()].filter(({kind}) => kind === 'package');
    const known = packages.map((each) => each.name).join(', ');
    const reason = `<WitPackage name="${name}" /> names no package of the reference`;
    throw new ElementError(`${reason}. There are ${known}.`, element);
  }
  return entry;
}
