/**
 * A rule of the bundler for a loader that runs before that of the pages and tells what a page
 * depends on. `loader` is the full path of its file.
 */
export function createPageRule(loader: string, options: object) {
  return {
    // Not an expression: configurations are evaluated in another realm, and the bundler does not
    // take its expressions for its own.
    test: (file: string) => /\.mdx?$/.test(file),
    enforce: 'pre' as const,
    use: [{loader, options}],
  };
}
