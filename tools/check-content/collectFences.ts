import type {Code, Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {parseMeta} from '../../plugins/shared/parseMeta';
import {readSpan} from './readSpan';
import type {Fence} from './types';

/** The code fences of a page in order, with their settings read. */
export function collectFences(tree: Root): Fence[] {
  const fences: Fence[] = [];
  visitParents(tree, 'code', (node) => {
    const {line, column} = readSpan(node);
    fences.push({line, column, language: node.lang ?? '', code: node.value, ...readSettings(node)});
  });
  return fences;
}

function readSettings({meta}: Code): Pick<Fence, 'settings' | 'settingsError'> {
  try {
    return {settings: parseMeta(meta)};
  } catch (error) {
    return {settings: {}, settingsError: (error as Error).message};
  }
}
