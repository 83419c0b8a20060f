import type {Code, Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import type {VFile} from 'vfile';
import {visitParents} from 'unist-util-visit-parents';
import {parseMeta} from '../shared/parseMeta';
import {checkDiagram} from './checkDiagram';
import {DiagramError, drawDiagram} from './drawDiagram';

/**
 * A remark plugin: every `dot` fence becomes `<Diagram title alt body …>`, drawn at build.
 * Stops the build with file and line at a diagram that cannot be drawn or lacks its texts.
 */
export default function remarkDiagrams(): Transformer<Root> {
  return async (tree, file) => {
    const found: {node: Code; parent: Parent}[] = [];
    visitParents(tree, {type: 'code', lang: 'dot'}, (node, ancestors) => {
      const parent = ancestors.at(-1);
      if (parent) {
        found.push({node, parent});
      }
    });
    for (const {node, parent} of found) {
      const diagram = (await renderDiagram(node, file)) as RootContent;
      parent.children.splice(parent.children.indexOf(node), 1, diagram);
    }
  };
}

async function renderDiagram(node: Code, file: VFile): Promise<MdxJsxFlowElement> {
  const fenceLine = node.position?.start.line ?? 1;
  const fail = (message: string, line = 0) =>
    file.fail(message, {line: fenceLine + line, column: 1}, 'diagrams:bad-diagram');
  for (const {line, message} of checkDiagram(node.value)) {
    fail(message, line);
  }
  try {
    const {title, alt} = readTexts(node.meta);
    const {body, viewBox, width, height} = await drawDiagram(node.value);
    return toJsx({title, alt, body, viewBox, width: String(width), height: String(height)});
  } catch (error) {
    return fail((error as Error).message, error instanceof DiagramError ? error.line : undefined);
  }
}

function readTexts(meta: string | null | undefined): {title: string; alt: string} {
  const {title, alt} = parseMeta(meta);
  if (typeof title !== 'string' || typeof alt !== 'string') {
    throw new Error(
      'a diagram lacks title="…" or alt="…" after ```dot. Say in alt everything that it shows.',
    );
  }
  return {title, alt};
}

function toJsx(attributes: Record<string, string>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}
