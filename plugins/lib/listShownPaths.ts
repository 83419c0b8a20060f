/** Matches the `file=` of a fence, without the region. */
const FILE = /^[ \t>]*(?:`{3,}|~{3,})[^`\n]*?\sfile=(?:"([a-z]+\/[^"#\n]+)|([a-z]+\/[^\s"#]+))/gm;
const EXAMPLE = /<(?:Download|WitContract)\s+example="([a-z0-9-]+)"/g;

/**
 * Lists the code files and example folders that a page shows, from its source: paths from the repository's root,
 * without duplicates.
 */
export function listShownPaths(source: string): string[] {
  const files = [...source.matchAll(FILE)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  const examples = [...source.matchAll(EXAMPLE)].map(([, name]) => `examples/${name}`);
  return [...new Set([...files, ...examples])];
}
