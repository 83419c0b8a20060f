import type {Root} from 'mdast';

/** A place in a file; line and column start at 1. */
export type Place = {line: number; column: number};

/** What a rule says: where, what is wrong, and what to do about it. */
export type Problem = Place & {message: string};

/** A problem with the file it stands in and the name of the rule that found it. */
export type Finding = Problem & {file: string; kind: string};

/**
 * Words that a reader reads: text of the same length and lines as its source, from `offset` on.
 * Code is backticks, markup is spaces; so expressions work over it and their places are right.
 */
export type Prose = {text: string; offset: number};

/** A heading of the body; `text` is prose, `id` the explicit one, undefined without. */
export type Heading = Place & {depth: number; text: string; id: string | undefined};

/** A code fence; `settings` are empty where `settingsError` says that they cannot be read. */
export type Fence = Place & {
  language: string;
  settings: Record<string, string | true>;
  settingsError?: string;
  code: string;
};

/** A file whose words reach readers: a page, or what a page is made of at build. */
export type Text = {
  /** From the repository's root, with forward slashes: `docs/platform/core/cli.mdx`. */
  file: string;
  source: string;
  prose: Prose[];
};

/** A page, read: its source beside everything that rules look at. */
export type Page = Text & {
  frontMatter: Record<string, unknown>;
  tree: Root;
  headings: Heading[];
  fences: Fence[];
};

/** All pages by their file, for rules that look at a link's target. */
export type Pages = ReadonlyMap<string, Page>;

/** One rule of words: pure, every problem of a text in any order. */
export type WordRule = (text: Text) => Problem[];

/** One rule of writing: pure, every problem of a page in any order. */
export type Rule = (page: Page, pages: Pages) => Problem[];

/**
 * What stands in `docs/`: every file by name, the pages that can be read, why others cannot; and the
 * texts beside it that the reference is made of.
 */
export type Site = {files: string[]; pages: Pages; unreadable: Finding[]; texts: Text[]};
