/** Kinds of evidence for a statement: a run of the runtime, its source, or the project's documentation. */
export const GROUNDS = ['run', 'source', 'docs'] as const;
export type GroundName = (typeof GROUNDS)[number];

/** The versions that the pages were checked with. A test compares them with those that the proofs use. */
export const CHECKED_WITH = {
  /** The commit of Hayride's runtime: `HAYRIDE_COMMIT` in `.ci/versions.env`. */
  commit: '8ca78ae',
  /** The release of Wasmtime in this runtime. */
  wasmtime: '36.0.20',
  /** The version of the packages in `sources/wit/`. */
  interfaces: '0.0.65',
  /** The Go module of the bindings: `sources/wit/source.yaml`. */
  bindings: 'v0.0.67',
};
