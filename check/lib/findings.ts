import type {Problem, SourceLocation} from 'docusaurus-built-pages/location';

/** A problem with its file and the name of the rule that found it. */
export type Finding = SourceLocation & Problem & {kind: string};

/** The result of a check, as `--report` writes it for `npm test`. */
export type Report = {
  /** The number of things that hold. */
  passed: number;
  findings: Finding[];
  /** What was left out on this machine, each with the reason. */
  skipped: string[];
};

/** A report with the last lines that the command prints. */
export type CheckResult = Report & {summary: string};

/** The options of every checker: the repository's folder. */
export type CheckOptions = {root: string};
