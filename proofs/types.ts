import type {Finding} from '../check/lib/findings';
import type {FindTool} from './findTools';

/** Tools by name, with the version that is needed: `1.26` is any of its releases, empty is any at all. */
export type Tools = Readonly<Record<string, string>>;

/** What keeps a proof true: files, or what is read from them, by name, each with its digest. */
export type Inputs = Readonly<Record<string, string>>;

/** Something slow that shows pages to be true, until its inputs change. */
export type Proof = {
  /** `<kind>/<name>`, such as `example/greeter-rust`. */
  id: string;
  tools: Tools;
  inputs: Inputs;
  run: (context: ProofContext) => Promise<Outcome>;
};

/** What came of a proof: what is wrong, and the ids of its scenarios, which pages name. */
export type Outcome = {findings: Finding[]; scenarios?: string[]};

/** Where proofs run: the repository, the environment of their programs, and a folder for their files. */
export type ProofContext = {
  root: string;
  env: NodeJS.ProcessEnv;
  scratch: string;
  find: FindTool;
  /** Builds the site once, however many proofs need it. */
  provideSite: () => Promise<void>;
};
