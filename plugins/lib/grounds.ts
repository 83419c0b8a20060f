/** What a statement rests on: a run of the runtime, its source, or the project's documentation. */
export const GROUNDS = ['run', 'source', 'docs'] as const;
export type GroundName = (typeof GROUNDS)[number];
