import type {Location} from 'docusaurus-built-pages/location';
import type {Finding} from '../../check/lib/findings';

/**
 * The state of a code block: its example was built and run, or built; a parser of its language accepts it; or it is
 * unchecked, for a reason.
 */
export type State = 'built and run' | 'built' | 'parsed' | 'unchecked';
export const STATES: readonly State[] = ['built and run', 'built', 'parsed', 'unchecked'];

/** A code block of a page; if it has `file=`, with the code of that file. */
export type Block = Location & {
  /** The page, as a path from the repository's root. */
  file: string;
  language: string;
  settings: Record<string, string | true>;
  code: string;
  /** The file that it shows, as a path from the repository's root. */
  shows?: string;
};

/** A block's state, the reason if it is unchecked, and the findings in it. */
export type BlockResult = {block: Block; state: State; reason?: string; findings: Finding[]};

/** The best state of an example's proved variants, the outputs that they print, and why others are not proved. */
export type ProvedExample = {
  /** Its folder, as a path from the repository's root. */
  folder: string;
  state: State;
  /** Output files of its variants, as paths from the repository's root: the compared ones, and all. */
  compared: string[];
  outputs: string[];
  reasons: string[];
};

/** Results of proofs for blocks: those of walks, the examples, and the languages whose blocks were parsed. */
export type Known = {
  walked: ReadonlySet<Block>;
  examples: readonly ProvedExample[];
  parsed: ReadonlySet<string>;
};
