import type {BlockContent, Nodes, Paragraph, Parents, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toText} from 'docusaurus-wit-reference/elements';
import {code, element, span, text} from 'docusaurus-wit-reference/nodes';
import {CONTENT_CLASSES} from '../../lib/contentClasses';

const LABEL = 'Got something else?';

/**
 * Folds every paragraph that starts with `**Got something else?**`. If that is all it says, or if it ends in a colon,
 * the fold includes the next block, and a paragraph directly after that.
 */
export function foldRemedies(parent: Parents): void {
  const siblings = parent.children as RootContent[];
  for (const [index, node] of siblings.entries()) {
    if (isRemedy(node)) {
      const words = dropLabel(node);
      const introduced = isIntroduction(words) ? takeIntroduced(siblings.slice(index + 1)) : [];
      const own = words.length > 0 ? [{...node, children: words}] : [];
      siblings.splice(
        index,
        1 + introduced.length,
        renderFold([...own, ...introduced] as BlockContent[]),
      );
    } else if ('children' in node) {
      foldRemedies(node);
    }
  }
}

function isRemedy(node: RootContent): node is Paragraph {
  const [label] = node.type === 'paragraph' ? node.children : [];
  return label?.type === 'strong' && toText(label) === LABEL;
}

function dropLabel({children}: Paragraph): PhrasingContent[] {
  const [, first, ...rest] = children;
  if (first?.type !== 'text') return children.slice(1);
  const words = first.value.trimStart();
  return words === '' ? rest : [text(words), ...rest];
}

function isIntroduction(words: readonly PhrasingContent[]): boolean {
  return words.length === 0 || words.map(toText).join('').trimEnd().endsWith(':');
}

function takeIntroduced([block, after]: readonly RootContent[]): RootContent[] {
  return [block, after?.type === 'paragraph' ? after : undefined].filter(
    (node) => node !== undefined,
  );
}

function renderFold(content: readonly BlockContent[]): MdxJsxFlowElement {
  const message = findMessage(content[0]);
  const hint =
    message === undefined ? [] : [text(' '), span(CONTENT_CLASSES.foldHint, code(message))];
  const summary = element('summary', [text(LABEL), ...hint]);
  return element('Details', [summary, ...content]);
}

/** Finds the message of a tool at the start of the content; code without a space is not a message. */
function findMessage(node: Nodes | undefined): string | undefined {
  if (node?.type === 'inlineCode' && node.value.includes(' ')) return node.value.trim();
  // The head of a table names its columns.
  const first = node?.type === 'table' ? 1 : 0;
  return node && 'children' in node ? findMessage(node.children[first]) : undefined;
}
