import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import type {VFile} from 'vfile';
import {collectNodes} from '../../lib/markdown/elements';
import {component} from '../../lib/markdown/nodes';
import {parseMeta} from '../../lib/parseMeta';
import {checkDiagram} from './checkDiagram';
import {DiagramError, drawDiagram} from './drawDiagram';

/**
 * A remark plugin: every `dot` fence becomes `<Diagram title alt body …>`, drawn at build.
 * Stops the build with file and line at a diagram that cannot be drawn or lacks title or alt.
 */
export default function remarkDiagrams(): Transformer<Root> {
  return async (tree, file) => {
    for (const {node, replace} of collectNodes(tree, 'code')) {
      if (node.lang === 'dot') {
        replace([await renderDiagram(node, file)]);
      }
    }
  };
}

async function renderDiagram(node: Code, file: VFile): Promise<MdxJsxFlowElement> {
  try {
    checkDiagram(node.value);
    const {title, alt} = node.data?.diagram ?? parseTexts(node.meta);
    const {width, height, ...drawing} = await drawDiagram(node.value);
    const size = {width: String(width), height: String(height)};
    return component('Diagram', {title, alt, ...drawing, ...size});
  } catch (error) {
    const lineWithin = error instanceof DiagramError ? (error.line ?? 0) : 0;
    const line = (node.position?.start.line ?? 1) + lineWithin;
    return file.fail((error as Error).message, {line, column: 1}, 'diagrams:bad-diagram');
  }
}

function parseTexts(meta: string | null | undefined): {title: string; alt: string} {
  const {title, alt} = parseMeta(meta);
  if (typeof title !== 'string' || typeof alt !== 'string') {
    throw new Error(
      'a diagram lacks title="…" or alt="…" after ```dot. Say in alt everything that it shows.',
    );
  }
  return {title, alt};
}
