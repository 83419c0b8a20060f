import type {Definition, Root, RootContent} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {findNearest} from '../../lib/findNearest';
import {ANCHOR_MARK, markAnchor} from 'docusaurus-page-markdown';
import {listBlocks, type Block} from './listBlocks';
import {parseMarkdown} from './markdown';

/** The files of a built site. */
export type SiteFiles = {
  /** The content of each Markdown file, by its path below the folder of the build. */
  texts: ReadonlyMap<string, string>;
  /** The paths of all files. */
  files: ReadonlySet<string>;
  toAddress: (file: string) => string;
  /** Pages that were parsed, by name. */
  pages: Map<string, Page>;
};

/** The blocks and definitions of a Markdown file, from which skills take theirs. */
type Page = {blocks: readonly Block[]; definitions: readonly Definition[]};

/** The target of a directive: a Markdown file without its extension, the anchor of a heading in it, and a block. */
export type BlockName = {page: string; anchor: string; name: string};

/** Nodes of a block, and the definitions that they refer to. */
type Taken = {nodes: readonly RootContent[]; definitions: readonly Definition[]};

/** Explains why a name is invalid, and lists valid ones. */
export type Refusal = {refusal: string};

/** Takes a block from the Markdown of a page. Makes its links absolute. */
export function takeBlock({page, anchor, name}: BlockName, site: SiteFiles): Taken | Refusal {
  const file = `${page}.md`;
  const text = site.texts.get(file);
  if (text === undefined) {
    const pages = [...site.texts.keys()].map((each) => each.replace(/\.md$/, ''));
    return {refusal: `no page has the Markdown ${file}. ${suggest(page, pages)}`};
  }
  const {blocks, definitions} = readPage(file, text, site);
  const below = blocks.filter((block) => block.anchor === anchor);
  if (below.length === 0) {
    const anchors = [...new Set(blocks.map((block) => block.anchor))].filter(Boolean);
    return {refusal: `${page} has no block below #${anchor}. ${suggest(anchor, anchors)}`};
  }
  const found = below.find((block) => block.name === name);
  if (found === undefined) {
    const names = below.map((block) => `“${block.name}”`).join(', ');
    return {refusal: `${page}#${anchor} has no block “${name}”. It has ${names}.`};
  }
  return adapt({nodes: found.nodes, definitions}, site.toAddress(file));
}

/** Parses a file once: some are long, and skills take many blocks. */
function readPage(file: string, text: string, {pages}: SiteFiles): Page {
  const known = pages.get(file);
  if (known) return known;
  const root = parseMarkdown(text);
  const definitions = root.children.filter((node) => node.type === 'definition');
  const page = {blocks: listBlocks(root), definitions};
  pages.set(file, page);
  return page;
}

/** Makes `#…` lead to the page, removes marks of anchors, and keeps the definitions that the nodes refer to. */
function adapt({nodes, definitions}: Taken, address: string): Taken {
  const root: Root = structuredClone({type: 'root', children: [...nodes]});
  const used = new Set<string>();
  visitParents(root, (node) => {
    if (node.type === 'text') node.value = node.value.replace(ANCHOR_MARK, '');
    if (node.type === 'linkReference') used.add(node.identifier);
    if (node.type === 'link') node.url = lead(node.url, address);
  });
  return {
    nodes: root.children,
    definitions: definitions
      .filter(({identifier}) => used.has(identifier))
      .map((node) => ({...node, url: lead(node.url, address)})),
  };
}

const lead = (url: string, address: string) => (url.startsWith('#') ? address + url : url);

/** Returns the full address of a file of the site with its anchor, for a path that begins with a slash. */
export function resolveLink(href: string, site: SiteFiles): string | Refusal {
  if (!href.startsWith('/')) {
    return {refusal: `${href} is no path from the start of the site. Write /page.md#anchor.`};
  }
  const [file = '', anchor] = href.slice(1).split('#');
  if (!site.files.has(file)) {
    return {refusal: `the site has no file ${file}. ${suggest(file, [...site.files])}`};
  }
  const text = site.texts.get(file);
  if (anchor !== undefined && !text?.includes(markAnchor(anchor))) {
    const anchors = [...(text ?? '').matchAll(ANCHOR_MARK)].map(([, each = '']) => each);
    return {refusal: `${file} has no anchor #${anchor}. ${suggest(anchor, anchors)}`};
  }
  return site.toAddress(file) + (anchor === undefined ? '' : `#${anchor}`);
}

/** Suggests the nearest of some names, or lists all of them. */
function suggest(wanted: string, names: readonly string[]): string {
  const near = findNearest(
    wanted,
    names.map((name) => ({href: name, label: name})),
  );
  const shown = near.length > 0 ? near.map(({href}) => href) : names;
  return `${near.length > 0 ? 'The nearest' : 'There is'}: ${shown.join(', ') || 'nothing'}.`;
}
