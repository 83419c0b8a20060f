import type {Code, Root} from 'mdast';
import type {Transformer} from 'unified';
import type {VFile} from 'vfile';
import {visitParents} from 'unist-util-visit-parents';
import {parseMeta} from '../../lib/parseMeta';
import {createDisk, includeCode, type Disk} from './includeCode';

export {createDisk, includeCode, type Disk};

/**
 * A remark plugin: a fence with `file=path#region` shows that file, read from `root`, the
 * repository. Stops the build with page and line where there is no such file or region.
 */
export function remarkCodeInclude({root}: {root: string}): Transformer<Root> {
  const disk = createDisk(root);
  return (tree, file) => {
    visitParents(tree, 'code', (node) => includeInto(node, file, disk));
  };
}

function includeInto(node: Code, file: VFile, disk: Disk): void {
  try {
    const {file: value} = parseMeta(node.meta);
    if (value === undefined) {
      return;
    }
    if (value === true) {
      throw new Error('file= names no file. Write file=examples/….');
    }
    if (node.value.trim() !== '') {
      throw new Error(`a block shows ${value} and has code as well. Remove one of them.`);
    }
    node.value = includeCode(value, disk);
  } catch (error) {
    file.fail((error as Error).message, node.position, 'code-include:bad-block');
  }
}
