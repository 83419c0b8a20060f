import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import path from 'node:path';
import type {Transformer} from 'unified';
import {createDownloads, type Download, renderDownload} from '../../lib/downloads';
import {isInRepository} from '../../lib/git';
import {
  collectElements,
  collectNodes,
  requireOnlyAttribute,
} from 'docusaurus-wit-reference/elements';
import {code, paragraph} from 'docusaurus-wit-reference/nodes';
import {packExample, listCommands} from './packExample';
import {EXAMPLES, listExamples, readExample} from './readExample';

export {
  listExamples,
  listVariants,
  readExample,
  type Description,
  type Run,
  type Variant,
} from './readExample';
export {listCommands, packExample} from './packExample';

/**
 * Serves every example as a download: `/examples/<name>.tar.gz`, with the checksums of all archives in
 * `/examples/SHA256SUMS`, also from the development server. `url` is the site's address, which each archive names.
 */
export default function pluginExampleArchives(
  context: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'generatedFilesDir'>,
  url: string,
): Plugin {
  const {siteDir} = context;
  if (!isInRepository(siteDir)) {
    console.log('Without a repository of Git, archives of examples have all files, built or not.');
  }
  return createDownloads(context, {
    name: 'example-archives',
    folder: EXAMPLES,
    listDownloads: () => packExamples(siteDir, url),
    pathsToWatch: [`${path.join(siteDir, EXAMPLES)}/**/*`],
  });
}

/** Returns the archives of all examples below `root`, for the site at `url`. */
export function packExamples(root: string, url: string): Promise<Download[]> {
  return Promise.all(listExamples(root).map((name) => packExample(readExample(root, name), url)));
}

const ELEMENT = 'Download';

/** Options: the folder of the sources, and the site's address as the plugin has it. */
type Place = {root: string; url: string};

/**
 * Replaces `<Download example="hello-world-rust" />` by a box with the link to that example's archive, its size, its
 * checksum and the commands to unpack and build it. Stops the build at an example that `root` does not have. A remark
 * plugin, which must run before fences are highlighted.
 */
export function remarkDownload({root, url}: Place): Transformer<Root> {
  return async (tree, file) => {
    for (const {node} of collectNodes(tree, 'mdxJsxTextElement')) {
      if (node.name === ELEMENT) {
        const reason = `<${ELEMENT}> is inside a paragraph. Put it on a line of its own.`;
        file.fail(reason, node.position, 'example-archives:bad-element');
      }
    }
    for (const {node, replace} of collectElements(tree, [ELEMENT])) {
      try {
        replace([await renderBox(node, {root, url})]);
      } catch (error) {
        file.fail((error as Error).message, node.position, 'example-archives:bad-element');
      }
    }
  };
}

async function renderBox(node: MdxJsxFlowElement, {root, url}: Place): Promise<RootContent> {
  const example = readExample(root, requireOnlyAttribute(node, 'example', 'hello-world-rust'));
  const commands = listCommands(example).join('\n');
  const archive = await packExample(example, url);
  return renderDownload('Download the whole example:', EXAMPLES, archive, 'Unpack and build it', [
    {type: 'code', lang: 'sh', value: commands},
    paragraph(code('README.md'), ' in the archive lists the tools and how to run it.'),
  ]);
}
