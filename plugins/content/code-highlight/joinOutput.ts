import type {Code, Root, RootContent} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {LANGUAGES} from './languages';

/**
 * Puts what commands print into their block: a `text` fence without a title, directly after a fence
 * of a shell, leaves the page and becomes that fence's `output`.
 */
export default function joinOutput(tree: Root): void {
  visitParents(tree, (parent) => {
    if (!('children' in parent)) {
      return;
    }
    const blocks = parent.children as RootContent[];
    parent.children = blocks.filter((block, index) => {
      const commands = blocks[index - 1];
      const isPair = isCommands(commands) && isOutput(block);
      if (isPair) {
        commands.data = {...commands.data, output: block.value};
      }
      return !isPair;
    });
  });
}

/** A session has its output in it already. */
function isCommands(node: RootContent | undefined): node is Code {
  const isShell = node?.type === 'code' && LANGUAGES[node.lang ?? '']?.isShell;
  return isShell === true && node.lang !== 'console';
}

function isOutput(node: RootContent): node is Code {
  return node.type === 'code' && node.lang === 'text' && !/(^|\s)title=/.test(node.meta ?? '');
}
