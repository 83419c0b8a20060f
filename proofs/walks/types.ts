import type {WalkTools} from '../../check/lib/pages/walkMarks';
import type {Block} from '../blocks/types';

/** Output of a command or a session, as a page has it. */
export type Output = {block: Block; text: string};

/**
 * Commands. `port`: they start a server there, which runs until the walk's end. `exit`: `nonzero` if they must fail,
 * `any` in a session, which may show an error.
 */
export type RunStep = {
  kind: 'run';
  block: Block;
  code: string;
  exit: 'zero' | 'nonzero' | 'any';
  port?: number;
  output?: Output | undefined;
};

/**
 * A file: written or added to, equal to the result of the commands (`result`), or one that contains the shown lines
 * sooner or later (`excerpt`).
 */
export type FileStep = {
  kind: 'write' | 'append' | 'result' | 'excerpt';
  block: Block;
  /** A path from the current folder of the session. */
  path: string;
};

/** A step that a block of a page requires from its reader. */
export type Step = RunStep | FileStep;

/** A page or a skill from start to end, for one language if it offers several. */
export type Walk = {
  /** The page, or the source of the skill, as a path from the repository's root. */
  file: string;
  /** The value of the language's tab, or the skill's heading for it; undefined without languages. */
  language?: string;
  tools: WalkTools;
  steps: Step[];
};
