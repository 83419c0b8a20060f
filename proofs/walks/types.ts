import type {WalkTools} from '../../check/lib/pages/walkMarks';
import type {Block} from '../blocks/types';

/** Output of a command or a session, as a page has it. */
export type Output = {block: Block; text: string};

/**
 * Commands. `port`: they start a server there, which goes on until the walk's end. `exit`: `nonzero`
 * where they have to fail, `any` in a session, which may show an error.
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
 * A file: written or added to, equal to what the commands made (`result`), or one that has the shown
 * lines sooner or later (`excerpt`).
 */
export type FileStep = {
  kind: 'write' | 'append' | 'result' | 'excerpt';
  block: Block;
  /** From the folder in which the session is. */
  path: string;
};

/** A step that a block of a page asks of its reader. */
export type Step = RunStep | FileStep;

/** A page or a skill from its top to its end, for one language where it offers several. */
export type Walk = {
  /** The page, or the source of the skill, from the repository's root. */
  file: string;
  /** The value of the language's tab, or the skill's heading for it; undefined without any. */
  language?: string;
  tools: WalkTools;
  steps: Step[];
};
