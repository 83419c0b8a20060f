import type {Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import type {VFile} from 'vfile';
import {collectElements, type FoundElement} from '../../shared/markdown/collectElements';
import {readOnlyAttribute} from '../../shared/markdown/readOnlyAttribute';
import {replaceElement} from '../../shared/markdown/replaceElement';
import {drawMap} from './drawMap';
import {loadForPage} from './loadForPage';
import type {ReferenceOptions} from '../model/loadReference';
import type {Reference} from '../model/referenceTypes';
import {renderPackage} from './renderPackage';
import {renderPicture} from './renderPicture';

declare module 'vfile' {
  interface DataMap {
    /** The route of the reference page that this file is, if it is one. */
    witPage: string;
  }
}

/** An element with the package that it names; the map names none. */
type Shown = {found: FoundElement; name?: string};

/**
 * A remark plugin: `<WitPackage name="hayride:ai" />` becomes the entries of that package, and
 * `<WitMap />` the picture of all packages. Stops the build with file and line at bad WIT, and where
 * a page does not show the packages that the options say.
 */
export default function remarkWitReference(options: ReferenceOptions): Transformer<Root> {
  return (tree, file) => {
    const elements = collectElements(tree, ['WitPackage', 'WitMap']);
    const [first] = elements;
    if (!first) {
      return;
    }
    const reference = loadForPage(options, file, first.node);
    const shown = elements.map((found) => readElement(found, file));
    for (const each of shown) {
      replaceElement(each.found, render(each, reference, file));
    }
    const page = findPage(options, shown);
    checkPage(options, page, shown, file);
    if (page !== undefined) {
      file.data.witPage = page;
    }
  };
}

function readElement(found: FoundElement, file: VFile): Shown {
  const {node} = found;
  try {
    if (node.name === 'WitPackage') {
      return {found, name: readOnlyAttribute(node, 'name', 'hayride:ai')};
    }
    if (node.attributes.length > 0 || node.children.length > 0) {
      throw new Error('<WitMap> takes no attribute and no content. Write <WitMap />.');
    }
    return {found};
  } catch (error) {
    file.fail((error as Error).message, node.position, 'wit-reference:bad-element');
  }
}

function render({found, name}: Shown, reference: Reference, file: VFile): RootContent[] {
  if (name === undefined) {
    return [renderPicture(drawMap(reference))];
  }
  const entry = reference.entries.get(name);
  if (entry?.kind !== 'package') {
    const names = [...reference.entries.values()].filter(({kind}) => kind === 'package');
    const known = names.map(({path}) => path).join(', ');
    const reason = `<WitPackage name="${name}" /> names no package of the reference.`;
    return file.fail(`${reason} There are ${known}.`, found.node.position, 'wit-reference:unknown');
  }
  return renderPackage(entry, reference);
}

function findPage({pages}: ReferenceOptions, shown: readonly Shown[]): string | undefined {
  const isShown = (wanted: string) => shown.some(({name}) => name === wanted);
  return Object.keys(pages).find((page) => pages[page]?.some(isShown));
}

function checkPage(
  {pages}: ReferenceOptions,
  page: string | undefined,
  shown: readonly Shown[],
  file: VFile,
): void {
  const wanted = page === undefined ? [] : (pages[page] ?? []);
  const missing = wanted.find((each) => !shown.some(({name}) => name === each));
  if (missing !== undefined) {
    file.fail(
      `the page ${page ?? ''} does not show ${missing}. Write <WitPackage name="${missing}" />, or ` +
        'change the option pages.',
      shown[0]?.found.node.position,
      'wit-reference:missing',
    );
  }
  const strange = shown.find(({name}) => name !== undefined && !wanted.includes(name));
  if (strange !== undefined) {
    file.fail(
      `${strange.name ?? ''} stands on this page; the option pages does not say so. Add it there.`,
      strange.found.node.position,
      'wit-reference:strange',
    );
  }
}
