import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {collectElements} from '../shared/markdown/collectElements';
import {readOnlyAttribute} from '../shared/markdown/readOnlyAttribute';
import {replaceElement} from '../shared/markdown/replaceElement';
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
    for (const found of collectElements(tree, Object.keys(PARTS))) {
      const {node} = found;
      try {
        const name = readOnlyAttribute(node, 'file', 'openapi/….yaml');
        const blocks = PARTS[node.name ?? '']?.(await readDescription(root, name), name) ?? [];
        replaceElement(found, blocks);
      } catch (error) {
        file.fail((error as Error).message, node.position, 'api-reference:bad-description');
      }
    }
  };
}
