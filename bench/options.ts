/** What the modes of the harness work with. */
export type BenchOptions = {
  /** The repository's folder: the working tree. What is measured as it is built is in its `build`. */
  root: string;
  /** Where other sites are generated and built; below the repository. */
  scratch: string;
  /** The revision to compare with. */
  base: string;
  /** How often each side is built or opened; a whole number from 1. */
  runs: number;
  /** Told what is done next, and what is missing. */
  report: (step: string) => void;
};
