/** Pages that are read one after another, by their ids: paths in `docs/` without `.mdx`. */
export type ReadingPath = readonly string[];

/**
 * The neighbours of a page in the first path that has it, as the front matter that says where
 * “Previous” and “Next” lead. There is none before the start of the path and after its end, nor for a
 * page of no path.
 */
export function findNeighbours(
  id: string,
  paths: readonly ReadingPath[],
): {pagination_prev?: string; pagination_next?: string} {
  const path = paths.find((pages) => pages.includes(id)) ?? [];
  const index = path.indexOf(id);
  const [before, after] = [path[index - 1], path[index + 1]];
  return {
    ...(before !== undefined && {pagination_prev: before}),
    ...(index >= 0 && after !== undefined && {pagination_next: after}),
  };
}

/** Refuses paths with a page that `exists` does not know, or with a page twice. */
export function checkPaths(paths: readonly ReadingPath[], exists: (file: string) => boolean): void {
  for (const id of paths.flat()) {
    if (!exists(`docs/${id}.mdx`)) {
      const remedy = 'Write the path of a page in docs/ without .mdx';
      throw new Error(`readingPaths.ts: there is no page docs/${id}.mdx. ${remedy}.`);
    }
  }
  for (const path of paths) {
    const twice = path.find((id, index) => path.indexOf(id) !== index);
    if (twice !== undefined) {
      throw new Error(`readingPaths.ts: a path has ${twice} twice. Remove one of them.`);
    }
  }
}
