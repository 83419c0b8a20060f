import type {Link, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {collectElements, collectNodes, readOnlyAttribute} from '../shared/markdown/elements';
import {code, element, link, paragraph, text} from '../shared/markdown/nodes';
import {NOT_SEARCHED} from '../shared/notSearched';
import {packExample, type Archive} from './packExample';
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
  const example = readExample(root, readOnlyAttribute(node, 'example', 'hello-world-rust'));
  const {file, content, sha256} = await packExample(example);
  const commands = listCommands(example).join('\n');
  return element(
    'div',
    [
      paragraph('Download the whole example: ', toLink(file), ` (${formatSize(content)})`),
      paragraph(toLink('SHA256SUMS', 'SHA-256'), ': ', code(sha256)),
      element('Details', [
        element('summary', [text('Unpack and build it')]),
        {type: 'code', lang: 'sh', value: commands},
        paragraph(code('README.md'), ' in the archive lists the tools and how to run it.'),
      ]),
    ],
    NOT_SEARCHED.download,
  );
}

/** A link to a file of the site that is no page; the framework would open a new window for it. */
function toLink(file: string, label = file): Link {
  const target = link(`pathname:///${EXAMPLES}/${file}`, label);
  return {...target, data: {hProperties: {target: '_self'}}};
}

function formatSize({length}: Archive['content']): string {
  return `${(length / 1000).toFixed(1)} kB`;
}
