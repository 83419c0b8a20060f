import type {Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visitParents} from 'unist-util-visit-parents';
import {readDescription} from './readDescription';
import {renderOperations} from './renderOperations';
import {renderRoutes} from './renderRoutes';
import {renderSchemas} from './renderSchemas';
import type {Block, Description} from './types';

/** What an element on a page stands for. */
const PARTS: Readonly<Record<string, (description: Description, file: string) => Block[]>> = {
  ApiRoutes: renderRoutes,
  ApiOperations: renderOperations,
  ApiSchemas: renderSchemas,
};

/**
 * A remark plugin: `<ApiRoutes file="…" />`, `<ApiOperations …>` and `<ApiSchemas …>` become what
 * the OpenAPI description in `file`, a path from `root`, says. It must run before the plugin that
 * collects headings. A description with a problem stops the build.
 */
export default function remarkApiReference({root}: {root: string}): Transformer<Root> {
  return async (tree, file) => {
    const found: {node: MdxJsxFlowElement; parent: Parent}[] = [];
    visitParents(tree, 'mdxJsxFlowElement', (node, ancestors) => {
      const parent = ancestors.at(-1);
      if (parent && Object.hasOwn(PARTS, node.name ?? '')) {
        found.push({node, parent});
      }
    });
    for (const {node, parent} of found) {
      try {
        const name = readAttribute(node);
        const blocks = PARTS[node.name ?? '']?.(await readDescription(root, name), name) ?? [];
        parent.children.splice(parent.children.indexOf(node), 1, ...blocks);
      } catch (error) {
        file.fail((error as Error).message, node.position, 'api-reference:bad-description');
      }
    }
  };
}

/** The one attribute of an element, `file`. */
function readAttribute({name, attributes, children}: MdxJsxFlowElement): string {
  const [attribute, ...rest] = attributes;
  const isFile = attribute?.type === 'mdxJsxAttribute' && attribute.name === 'file';
  if (!isFile || typeof attribute.value !== 'string' || rest.length > 0 || children.length > 0) {
    throw new Error(
      `<${name}> needs file and nothing else. Write <${name} file="openapi/….yaml" />.`,
    );
  }
  return attribute.value;
}
