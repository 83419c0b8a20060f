import type {Element, ElementContent} from 'hast';
import {element, listChildren, readProperty, text, readText} from './elements';
import {fence, PART} from './forms';

const HEADING = /^h([1-6])$/;

/** A part of a page: the entry of an interface, a package or a group, with all entries below it. */
export type Part = {id: string; title: string; summary: string; content: ElementContent[]};

/** Replaces the parts in the content of a page by their entries. */
export function joinParts(content: readonly ElementContent[]): ElementContent[] {
  return content.flatMap((node) =>
    node.type === 'element' && node.tagName === PART ? node.children : [node],
  );
}

/**
 * Moves the entries of a page's parts out of it: the index keeps the description of each part, the signatures of its
 * entries, and a link to it. A part repeats its own entry as its title. `url` is the address of the page.
 */
export function splitContent(
  content: readonly ElementContent[],
  url: string,
): {
  index: ElementContent[];
  parts: Part[];
} {
  const index: ElementContent[] = [];
  const parts: Part[] = [];
  for (const node of content) {
    if (node.type !== 'element' || node.tagName !== PART) {
      index.push(node);
      continue;
    }
    const start = index.findLastIndex((each) => readLevel(each) !== undefined);
    const [heading, ...own] = index.splice(start);
    if (heading?.type !== 'element') throw new Error('A part of a page has no heading above it.');
    const id = readProperty(heading, 'id') ?? '';
    // The first paragraph of an entry says its kind, the second what it is for.
    const kept = own.filter(isParagraph).slice(0, 2);
    parts.push({
      id,
      title: readText(heading),
      summary: readText(kept[1]),
      content: raiseHeadings([heading, ...own, ...node.children], (readLevel(heading) ?? 1) - 1),
    });
    index.push(heading, ...kept, ...listSignatures(node, `${url}#${id}`));
  }
  return {index, parts};
}

/** Renders a link to a part and, as one block of code, the declarations of its entries. */
function listSignatures(part: Element, href: string): ElementContent[] {
  const link = element('a', [text('described in full')], {href});
  return [
    element('p', [text('Its entries, '), link, text(':')]),
    fence(listDeclarations(part).join('\n')),
  ];
}

/** Lists the signature of each entry of a part, or its name if it has none, and each row that is a declaration. */
function listDeclarations(part: Element): string[] {
  const nodes = listChildren(part);
  return nodes.flatMap((node, at) => {
    if (readLevel(node) === undefined) {
      return listChildren(node).flatMap((row) => readProperty(row, 'dataDeclares') ?? []);
    }
    const next = nodes.slice(at + 1).find((each) => isSignature(each) || readLevel(each));
    const isOwn = next !== undefined && isSignature(next);
    return [isOwn ? nameMember(readText(node), readText(next)) : readText(node)];
  });
}

/** Adds the owner's name to a member's signature: `agent.push: func()` for `push: func()`. */
function nameMember(name: string, signature: string): string {
  const member = name.replace(/.*\./, '');
  return signature.startsWith(member) ? name + signature.slice(member.length) : signature;
}

function isParagraph(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'p';
}

function isSignature({properties}: Element): boolean {
  return properties.dataSignature !== undefined;
}

/** Returns the level of a heading; undefined for any other node. */
function readLevel(node: ElementContent): number | undefined {
  const level = node.type === 'element' ? HEADING.exec(node.tagName)?.[1] : undefined;
  return level === undefined ? undefined : Number(level);
}

/** Raises headings by a number of levels, so that the entry of a part is its title. */
function raiseHeadings(nodes: readonly ElementContent[], by: number): ElementContent[] {
  return nodes.map((node) => {
    const level = readLevel(node);
    return level === undefined ? node : {...(node as Element), tagName: `h${level - by}`};
  });
}
