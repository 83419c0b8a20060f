/** `file=` of a fence; a region is not part of the path. */
const FILE = /^[ \t>]*(?:`{3,}|~{3,})[^`\n]*?\sfile=(?:"([a-z]+\/[^"#\n]+)|([a-z]+\/[^\s"#]+))/gm;
const EXAMPLE = /<(?:Download|WitContract)\s+example="([a-z0-9-]+)"/g;

/**
 * Lists the files of code and the folders of examples that a page shows, by its source: paths from the
 * repository's root, each once.
 */
export function listShownPaths(source: string): string[] {
  const files = [...source.matchAll(FILE)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  const examples = [...source.matchAll(EXAMPLE)].map(([, name]) => `examples/${name}`);
  return [...new Set([...files, ...examples])];
}
