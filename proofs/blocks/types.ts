import type {Location} from 'docusaurus-built-pages/location';
import type {Finding} from '../../check/lib/findings';

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

/** The best state of an example's proved variants, the outputs that they print, and why others are not. */
export type ProvedExample = {
  /** Its folder, from the repository's root. */
  folder: string;
  state: State;
  /** The outputs of its variants, from the repository's root: those that were compared, and all. */
  compared: string[];
  outputs: string[];
  reasons: string[];
};

/** What proofs know of blocks: those of walks, the examples, and the languages whose blocks were parsed. */
export type Known = {
  walked: ReadonlySet<Block>;
  examples: readonly ProvedExample[];
  parsed: ReadonlySet<string>;
};
