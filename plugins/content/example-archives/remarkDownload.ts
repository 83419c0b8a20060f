import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {renderDownload as renderBox} from '../../lib/downloads/renderDownload';
import {collectElements, collectNodes, requireOnlyAttribute} from '../../lib/markdown/elements';
import {code, paragraph} from '../../lib/markdown/nodes';
import {packExample} from './packExample';
import {EXAMPLES, readExample} from './readExample';
import {listCommands} from './renderReadme';

const ELEMENT = 'Download';

/**
 * A remark plugin: `<Download example="hello-world-rust" />` becomes a box with the link to that
 * example's archive, its size, its checksum and the commands to unpack and build it. It must run
 * before fences are highlighted. Stops the build at an example that `root` does not have.
 */
export default function remarkDownload({root}: {root: string}): Transformer<Root> {
  return async (tree, file) => {
    for (const {node} of collectNodes(tree, 'mdxJsxTextElement')) {
      if (node.name === ELEMENT) {
        const reason = `<${ELEMENT}> is inside a paragraph. Put it on a line of its own.`;
        file.fail(reason, node.position, 'example-archives:bad-element');
      }
    }
    for (const {node, replace} of collectElements(tree, [ELEMENT])) {
      try {
        replace([await renderDownload(node, root)]);
      } catch (error) {
        file.fail((error as Error).message, node.position, 'example-archives:bad-element');
      }
    }
  };
}

async function renderDownload(node: MdxJsxFlowElement, root: string): Promise<RootContent> {
  const example = readExample(root, requireOnlyAttribute(node, 'example', 'hello-world-rust'));
  const commands = listCommands(example).join('\n');
  const archive = await packExample(example);
  return renderBox('Download the whole example:', EXAMPLES, archive, 'Unpack and build it', [
    {type: 'code', lang: 'sh', value: commands},
    paragraph(code('README.md'), ' in the archive lists the tools and how to run it.'),
  ]);
}
