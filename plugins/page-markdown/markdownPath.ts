/** The path of the Markdown of the page at `path`: `/a/b.md` for `/a/b`, `/index.md` for `/`. */
export function markdownPath(path: string): string {
  return `${path.replace(/\/$/, '/index')}.md`;
}
