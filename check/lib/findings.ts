import type {Problem, SourceLocation} from 'docusaurus-built-pages/location';

/** A problem with its file and the name of the rule that found it. */
export type Finding = SourceLocation & Problem & {kind: string};

/** The result of a check, as `--report` writes it for `npm test`. */
export type Report = {
  /** The number of things without a finding. */
  passed: number;
  findings: Finding[];
  /** Checks that were skipped on this machine, each with the reason. */
  skipped: string[];
};

/** A report, and the last lines that the command prints. */
export type CheckResult = Report & {summary: string};

/** The option of every checker: the repository's folder. */
export type CheckOptions = {root: string};
