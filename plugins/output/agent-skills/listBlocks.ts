import type {Heading, List, ListItem, Paragraph, Root, RootContent} from 'mdast';
import {toText} from 'docusaurus-wit-reference/elements';
import {ANCHOR_MARK, OUTPUT} from 'docusaurus-page-markdown';

/** A part of a page that a skill may take: a block of code with its output, a table, or a list. */
export type Block = {
  /** The anchor of the heading above it. */
  anchor: string;
  /** The labels of the tabs around it, then its title, or else its language, `table` or `list`. */
  name: string;
  nodes: readonly RootContent[];
};

/** The context of a block: the last heading above it, and the labels of tabs around it. */
type Around = {anchor: string; labels: readonly string[]};

/** Lists the blocks of a page's Markdown in order. Those above the first heading with an anchor have the anchor ''. */
export function listBlocks({children}: Root): Block[] {
  return numberNames(collectBlocks(children, {anchor: '', labels: []}));
}

/** Numbers repeated names below one heading: the second is `… 2`, and so on. */
export function numberNames<Named extends Pick<Block, 'anchor' | 'name'>>(
  named: readonly Named[],
): Named[] {
  const counts = new Map<string, number>();
  return named.map((each) => {
    const key = `${each.anchor}#${each.name}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? each : {...each, name: `${each.name} ${count}`};
  });
}

/** Collects blocks; a heading in a fold or a tab applies only there. */
function collectBlocks(nodes: readonly RootContent[], around: Around): Block[] {
  let {anchor} = around;
  return nodes.flatMap((node, index): Block[] => {
    if (node.type === 'heading') anchor = readAnchor(node) ?? anchor;
    const inside = {...around, anchor};
    const add = (own: string, taken: readonly RootContent[]) => [
      {anchor, name: [...around.labels, own].join(', '), nodes: taken},
    ];
    switch (node.type) {
      case 'code':
        if (isOutput(nodes[index - 1])) return [];
        return add(readTitle(node.meta) ?? node.lang ?? 'code', takeOutput(nodes, index));
      case 'table':
        return add('table', [node]);
      case 'list':
        return isTabs(node) ? collectTabs(node, inside) : add('list', [node]);
      case 'blockquote':
        return collectBlocks(node.children, inside);
      default:
        return [];
    }
  });
}

function collectTabs({children}: List, around: Around): Block[] {
  return children.flatMap((item) => {
    const labels = [...around.labels, readLabel(item) ?? ''];
    return collectBlocks(item.children, {...around, labels});
  });
}

/** Returns a block of code, followed by its output with the paragraph between them. */
function takeOutput(nodes: readonly RootContent[], index: number): RootContent[] {
  const hasOutput = isOutput(nodes[index + 1]) && nodes[index + 2]?.type === 'code';
  return nodes.slice(index, index + (hasOutput ? 3 : 1));
}

const isOutput = (node: RootContent | undefined): boolean =>
  node?.type === 'paragraph' && toText(node) === OUTPUT;

const isTabs = ({children}: List): boolean =>
  children.every((item) => readLabel(item) !== undefined);

/** Returns the label of a tab: a paragraph that is only bold, before the content of its panel. */
function readLabel({children: [first, ...rest]}: ListItem): string | undefined {
  const isLabel = first?.type === 'paragraph' && isBold(first) && rest.length > 0;
  return isLabel ? toText(first) : undefined;
}

const isBold = ({children}: Paragraph): boolean =>
  children.length === 1 && children[0]?.type === 'strong';

/** Returns the anchor that is marked at the end of a heading. */
function readAnchor(heading: Heading): string | undefined {
  return [...toText(heading).matchAll(ANCHOR_MARK)].at(-1)?.[1];
}

function readTitle(meta: string | null | undefined): string | undefined {
  return /title="([^"]*)"/.exec(meta ?? '')?.[1];
}
