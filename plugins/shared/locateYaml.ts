import {isNode, type Document, type LineCounter} from 'yaml';

/**
 * The line and column, from 1, at which the value of a path starts; of one that is missing, the
 * nearest thing around it. `lines` must have counted the document's lines.
 */
export function locateYaml(
  document: Document,
  lines: LineCounter,
  path: readonly (string | number)[],
): {line: number; column: number} {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (path.length > 0 && !isNode(node)) {
    return locateYaml(document, lines, path.slice(0, -1));
  }
  const {line, col} = lines.linePos((isNode(node) && node.range?.[0]) || 0);
  return {line, column: col};
}
