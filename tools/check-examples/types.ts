import type {Finding, Place} from '../check-content/types';

export type {Finding, Place};

/**
 * What is known of a code block: its example was built and run, or built; a parser of its language
 * read it; or nothing checked it, for a reason.
 */
export type State = 'built and run' | 'built' | 'parsed' | 'unchecked';
export const STATES: readonly State[] = ['built and run', 'built', 'parsed', 'unchecked'];

/** A code block of a page, with the code that `file=` stands for already in it. */
export type Block = Place & {
  /** The page, from the repository's root. */
  file: string;
  language: string;
  settings: Record<string, string | true>;
  code: string;
  /** The file that it shows, from the repository's root. */
  shows?: string;
};

/** A block's state; `reason` is there where it is unchecked. */
export type Verdict = {block: Block; state: State; reason?: string};

/** A block's verdict, and what is wrong with the block. */
export type CheckedBlock = {verdict: Verdict; findings: Finding[]};

/** A command of an example and the file that its output must equal. */
export type Run = {command: string; expect: string};

/** One way to build and run an example, with every tool that it needs by name and version. */
export type Way = {tools: Record<string, string>; build: string[]; run: Run[]};

/** An example as its `example.json` describes it; `ways` has at least one. */
export type Example = {
  /** Its folder, from the repository's root: `examples/hello-world-go`. */
  folder: string;
  title: string;
  language: string;
  ways: Way[];
};

/** What became of an example: the best state of its ways that work, and the ways left untried. */
export type Outcome = {
  example: Example;
  state: State;
  /** The expected outputs that its commands printed, from the repository's root. */
  compared: string[];
  skipped: string[];
  findings: Finding[];
};
