import type {Variant} from '../../plugins/example-archives/index';
import type {Location} from '../../plugins/shared/location';
import type {Finding} from '../shared/findings';

/**
 * What is known of a code block: its example was built and run, or built; a parser of its language
 * accepts it; or nothing checked it, for a reason.
 */
export type State = 'built and run' | 'built' | 'parsed' | 'unchecked';
export const STATES: readonly State[] = ['built and run', 'built', 'parsed', 'unchecked'];

/** A code block of a page; where it has `file=`, with the code of that file. */
export type Block = Location & {
  /** The page, from the repository's root. */
  file: string;
  language: string;
  settings: Record<string, string | true>;
  code: string;
  /** The file that it shows, from the repository's root. */
  shows?: string;
};

/** A block's state, with the reason where it is unchecked, and what is wrong with it. */
export type BlockResult = {block: Block; state: State; reason?: string; findings: Finding[]};

/** An example as its `example.json` describes it; it has at least one variant. */
export type Example = {
  /** Its folder, from the repository's root: `examples/hello-world-go`. */
  folder: string;
  title: string;
  language: string;
  variants: Variant[];
};

/** The best state of an example's variants that work, and the variants and runs that were left out. */
export type ExampleResult = {
  example: Example;
  state: State;
  /** The expected outputs that its commands printed, from the repository's root. */
  compared: string[];
  skipped: string[];
  findings: Finding[];
};
