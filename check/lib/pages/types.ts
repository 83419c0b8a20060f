import type {Root} from 'mdast';
import type {FrontMatter} from '../../../plugins/content/front-matter/index';
import type {Location} from 'docusaurus-built-pages/location';

/**
 * Words for readers: text of the same length and lines as its source, from `offset` on. Code is
 * backticks and markup is spaces, so that locations of what a pattern matches are right.
 */
export type Prose = {text: string; offset: number};

/** A heading of the body; `text` is prose, `id` the explicit one, undefined without. */
export type Heading = Location & {depth: number; text: string; id: string | undefined};

/** A code fence; `settings` are empty where `settingsError` says that they cannot be read. */
export type Fence = Location & {
  language: string;
  settings: Record<string, string | true>;
  settingsError?: string;
  code: string;
};

/** A file whose words reach readers: a page, or a source of the reference. */
export type TextFile = {
  /** From the repository's root, with forward slashes: `docs/platform/core/cli.mdx`. */
  file: string;
  source: string;
  prose: Prose[];
};

/** A parsed page: its source with everything that rules look at. */
export type Page = TextFile & {
  frontMatter: FrontMatter;
  tree: Root;
  headings: Heading[];
  fences: Fence[];
  /** The ids of what the build puts into the page; undefined where that is not known. */
  generatedIds: readonly string[] | undefined;
};

/** All pages by their file. */
export type Pages = ReadonlyMap<string, Page>;
