import type {DocPage} from './docPages';

/** The pages of a finished build, before they are written for the last time. */
export type BuiltSite = {
  /** The site's configuration; `url` has no slash at its end. */
  site: {url: string; title: string; language: string};
  /** The folder of the build: an absolute path. */
  outDir: string;
  /** The folder of what the framework wrote for the bundler: an absolute path. */
  generatedFilesDir: string;
  /** Begins and ends with a slash. */
  baseUrl: string;
  /** The HTML of each page by its file's path below `outDir`. */
  pages: ReadonlyMap<string, string>;
  /** What is known of each page of the docs, by the same path. */
  docs: ReadonlyMap<string, DocPage>;
};

/** Changes the pages of a built site, and other files of its folder that only they name. */
export type PageStep = (site: BuiltSite) => BuiltSite['pages'] | Promise<BuiltSite['pages']>;

/** Changes each page of a site by itself. */
export function mapPages(
  pages: BuiltSite['pages'],
  change: (html: string, file: string) => string,
): BuiltSite['pages'] {
  return new Map([...pages].map(([file, html]) => [file, change(html, file)]));
}
