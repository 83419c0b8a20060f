import type {ReferenceSource} from '../shared/catalogue/types';
import {listShownPaths} from '../shared/listShownPaths.mjs';

const ELEMENT = /<([A-Z]\w*)\b([^<>]*)>/g;
const ATTRIBUTE = /(\w+)="([^"]*)"/g;

/**
 * The files and folders that a page shows besides its own text, from the repository's root: code, the
 * archives of examples, and what its references are made from.
 */
export function listParts(source: string, references: readonly ReferenceSource[]): string[] {
  const inputs = [...source.matchAll(ELEMENT)].flatMap(([, name = '', written = '']) => {
    const attributes = Object.fromEntries(
      [...written.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]),
    );
    return references
      .filter(({elements}) => elements.includes(name))
      .flatMap(({inputs: all, listShown}) => listShown?.(name, attributes) ?? all);
  });
  return [...new Set([...listShownPaths(source), ...inputs])].sort();
}
