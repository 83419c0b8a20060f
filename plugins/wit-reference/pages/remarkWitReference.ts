import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import type {VFile} from 'vfile';
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

const ELEMENTS = ['WitPackage', 'WitMap'];

/**
 * A remark plugin: `<WitPackage name="hayride:ai" />` becomes the entries of that package, and
 * `<WitMap />` the picture of all packages. Stops the build with file and line at bad WIT, and where
 * a page does not show the packages that the options say.
 */
export default function remarkWitReference(options: ReferenceOptions): Transformer<Root> {
  return (tree, file) => {
    const elements = tree.children.filter(isOurs);
    if (elements.length === 0) {
      return;
    }
    const reference = loadForPage(options, file, elements[0]);
    const shown = elements.flatMap((element) => readName(element) ?? []);
    const page = findPage(options, shown);
    for (const element of elements) {
      const content = render(element, reference, file);
      tree.children.splice(tree.children.indexOf(element), 1, ...content);
    }
    checkPage(options, page, elements, file);
    if (page !== undefined) {
      file.data.witPage = page;
    }
  };
}

function isOurs(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && ELEMENTS.includes(node.name ?? '');
}

function render(element: MdxJsxFlowElement, reference: Reference, file: VFile): RootContent[] {
  if (element.name === 'WitMap') {
    return [renderPicture(drawMap(reference))];
  }
  const name = readName(element) ?? '';
  const entry = reference.entries.get(name);
  if (entry?.kind !== 'package') {
    const names = [...reference.entries.values()].filter(({kind}) => kind === 'package');
    const known = names.map(({path}) => path).join(', ');
    const reason = `<WitPackage name="${name}" /> names no package of the reference.`;
    return file.fail(`${reason} There are ${known}.`, element.position, 'wit-reference:unknown');
  }
  return renderPackage(entry, reference);
}

function readName({attributes}: MdxJsxFlowElement): string | undefined {
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

function findPage({pages}: ReferenceOptions, shown: readonly string[]): string | undefined {
  return Object.keys(pages).find((page) => pages[page]?.some((name) => shown.includes(name)));
}

function checkPage(
  {pages}: ReferenceOptions,
  page: string | undefined,
  elements: readonly MdxJsxFlowElement[],
  file: VFile,
): void {
  const shown = elements.flatMap((element) => readName(element) ?? []);
  const wanted = page === undefined ? [] : (pages[page] ?? []);
  const missing = wanted.find((name) => !shown.includes(name));
  const strange = elements.find((element) => {
    const name = readName(element);
    return name !== undefined && !wanted.includes(name);
  });
  if (missing !== undefined) {
    file.fail(
      `the page ${page ?? ''} does not show ${missing}. Write <WitPackage name="${missing}" />, or ` +
        'change the option pages.',
      elements[0]?.position,
      'wit-reference:missing',
    );
  }
  if (strange !== undefined) {
    file.fail(
      `${readName(strange) ?? ''} stands on this page; the option pages does not say so. Add it there.`,
      strange.position,
      'wit-reference:strange',
    );
  }
}
