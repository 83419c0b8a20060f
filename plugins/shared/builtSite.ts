/** The pages of a finished build, before they are written for the last time. */
export type BuiltSite = {
  /** The folder of the build: an absolute path. */
  outDir: string;
  /** Begins and ends with a slash. */
  baseUrl: string;
  /** The HTML of each page by its file's path below `outDir`. */
  pages: ReadonlyMap<string, string>;
};

/** Changes the pages of a built site, and other files of its folder that only they name. */
export type PageStep = (site: BuiltSite) => Promise<BuiltSite['pages']>;

/** Changes each page of a site by itself. */
export function mapPages(
  pages: BuiltSite['pages'],
  change: (html: string, file: string) => string,
): BuiltSite['pages'] {
  return new Map([...pages].map(([file, html]) => [file, change(html, file)]));
}
