/** The path of the Markdown of the page at `path`: `/a/b.md` for `/a/b` and `/a/b/`; `/index.md` for `/`. */
export function markdownPath(path: string, baseUrl: string): string {
  return `${path === baseUrl ? `${baseUrl}index` : path.replace(/\/$/, '')}.md`;
}
