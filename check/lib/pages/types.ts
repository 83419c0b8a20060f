import type {Root} from 'mdast';
import type {FrontMatter} from '../../../plugins/content/front-matter/index';
import type {Location} from 'docusaurus-built-pages/location';

/**
 * Words for readers: a string with the length and lines of its source, from `offset` on. Code is replaced by
 * backticks and markup by spaces, so that matches of a pattern have the right location.
 */
export type Prose = {text: string; offset: number};

/** A heading of the body; `text` is prose, `id` the explicit id, if any. */
export type Heading = Location & {depth: number; text: string; id: string | undefined};

/** A code fence; `settings` are empty if `settingsError` explains that they cannot be parsed. */
export type Fence = Location & {
  language: string;
  settings: Record<string, string | true>;
  settingsError?: string;
  code: string;
};

/** A file with words for readers: a page, or a source of the references. */
export type TextFile = {
  /** Path from the repository's root, with forward slashes: `docs/platform/core/cli.mdx`. */
  file: string;
  source: string;
  prose: Prose[];
};

/** A parsed page: its source, and everything that rules look at. */
export type Page = TextFile & {
  frontMatter: FrontMatter;
  tree: Root;
  headings: Heading[];
  fences: Fence[];
  /** Ids that the build adds to the page; undefined if they are unknown. */
  generatedIds: readonly string[] | undefined;
};

/** All pages by their file. */
export type Pages = ReadonlyMap<string, Page>;
