import type {Element, Parents, Root} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import type {VFile} from 'vfile';
import {visitParents} from 'unist-util-visit-parents';
import {findBlockLinks} from '../model/findBlockLinks';
import {findEntry} from '../model/findEntry';
import type {ReferenceOptions} from '../model/loadReference';
import {makeHref} from '../model/makeHref';
import type {Entry, Reference} from '../model/referenceTypes';
import {loadForPage} from './loadForPage';

type Found = {code: Element; parent: Parents; isInLink: boolean};

/**
 * A rehype plugin: WIT in text and in blocks leads to the entries of the reference. Inline code
 * becomes a link; a block of WIT or WAC gets its `codeLinks`. Inline code with the property
 * `witPath` must name an entry, or the build stops; where that is empty, it stays as it is.
 */
export default function rehypeWitLinks(options: ReferenceOptions): Transformer<Root> {
  return (tree, file) => {
    const reference = loadForPage(options, file);
    const page = file.data.witPage;
    for (const {code, parent, isInLink} of collectCode(tree)) {
      if (parent.type === 'element' && parent.tagName === 'pre') {
        linkBlock(code, reference, page);
      } else {
        linkInline(code, parent, isInLink, {reference, page, file});
      }
    }
  };
}

function collectCode(tree: Root): Found[] {
  const found: Found[] = [];
  visitParents(tree, {tagName: 'code'}, (code: Element, ancestors: Parents[]) => {
    const parent = ancestors.at(-1);
    const isInLink = ancestors.some((each) => /^(?:a|Link|summary|h[1-6])$/.test(nameOf(each)));
    if (parent) {
      found.push({code, parent, isInLink});
    }
  });
  return found;
}

/** The name of an element, of Markdown or written as JSX. */
function nameOf(node: Parents | MdxJsxFlowElementHast | MdxJsxTextElementHast): string {
  if (node.type === 'element') {
    return node.tagName;
  }
  return 'name' in node ? (node.name ?? '') : '';
}

function linkBlock({properties, children}: Element, reference: Reference, page?: string): void {
  const [text] = children;
  const language = ['wit', 'wac'].find((name) => hasClass(properties, `language-${name}`));
  if (properties.codeLinks !== undefined || language === undefined || text?.type !== 'text') {
    return;
  }
  const links = findBlockLinks(reference, text.value, language as 'wit' | 'wac', page);
  if (links.length > 0) {
    // Not an attribute of HTML: the plugin that colours the block takes it off.
    Object.assign(properties, {codeLinks: links});
  }
}

function hasClass({className}: Element['properties'], name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

function linkInline(
  code: Element,
  parent: Parents,
  isInLink: boolean,
  {reference, page, file}: {reference: Reference; page: string | undefined; file: VFile},
): void {
  const {witPath} = code.properties;
  delete code.properties.witPath;
  if (witPath === '') {
    return;
  }
  const entry =
    typeof witPath === 'string'
      ? demand(witPath, reference, file, code)
      : findEntry(reference, readText(code));
  if (!entry || isInLink) {
    return;
  }
  const href = makeHref(entry, page);
  const link: Element = {type: 'element', tagName: 'a', properties: {href}, children: [code]};
  parent.children.splice(parent.children.indexOf(code), 1, link);
}

function demand(path: string, {entries}: Reference, file: VFile, code: Element): Entry {
  const entry = entries.get(path);
  if (!entry) {
    return file.fail(
      `the reference has no entry ${path}. Name one that is in wit/, such as hayride:ai/agents.agent.`,
      code.position,
      'wit-reference:unknown',
    );
  }
  return entry;
}

function readText({children}: Element): string {
  const [only, ...others] = children;
  return only?.type === 'text' && others.length === 0 ? only.value : '';
}
