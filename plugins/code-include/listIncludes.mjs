const FENCE = /^[ \t>]*(?:`{3,}|~{3,})[^`\n]*?\sfile=(?:"([^"\n]*)"|([^\s"]+))/gm;

/**
 * The files that the fences of a page's source name, each once, without their regions.
 * @param {string} source
 * @returns {string[]}
 */
export function listIncludes(source) {
  const values = [...source.matchAll(FENCE)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  return [...new Set(values.map((value) => value.replace(/#.*/, '')))].filter(Boolean);
}
