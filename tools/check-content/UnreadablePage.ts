import type {Problem} from './types';

/** Thrown for a page that a parser cannot read; `problem` says where and what to do. */
export class UnreadablePage extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}
