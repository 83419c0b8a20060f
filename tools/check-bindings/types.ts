import type {Finding} from '../shared/findings';

export type {Finding};

/** A declaration as the program in `extract/` prints it. */
export type DeclaredSymbol = {
  name: string;
  kind: string;
  signature: string;
  fields?: string[];
  methods?: string[];
};

/** A package of the module that users can import; `path` is below the module. */
export type DeclaredPackage = {path: string; symbols: DeclaredSymbol[]};

/** What a check came to; `skipped` says why the module was not looked at. */
export type Report = {passed: number; findings: Finding[]; skipped: string[]};
