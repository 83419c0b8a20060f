import type {Finding} from '../check/lib/findings';

/** Tools by name, with the required version: `1.26` is any of its releases, empty any version. */
export type Tools = Readonly<Record<string, string>>;

/**
 * Inputs of a proof, which holds until they change. Paths start at the repository's root; moving a file changes
 * nothing.
 */
export type Inputs = {
  /** Modules, which count with everything that they import from the repository, without comments and types. */
  code: readonly string[];
  /** Other files, which count by their content. */
  files?: readonly string[];
  /** Folders, whose files count by their path in the folder and their content. */
  folders?: readonly string[];
  /** Data that is read from `sources`, in a form that JSON can hold. */
  data?: unknown;
  sources?: readonly string[];
  /** Readers of the built site. Such a proof can only be compared after a build. */
  site?: readonly SiteReader[];
};

/** Reads the relevant data of the built site, in a form that JSON can hold. */
export type SiteReader = (root: string) => unknown;

/** A slow check that shows pages to be true, until its inputs change. */
export type ProofSource = {
  /** `<kind>/<name>`, such as `example/greeter-rust`. */
  id: string;
  tools: Tools;
  inputs: Inputs;
  run: (context: ProofContext) => Promise<Outcome>;
};

/** A proof with the digest of its inputs, which is unknown if it needs a build, and all their files. */
export type Proof = ProofSource & {digest: string | undefined; files: readonly string[]};

/** Result of a proof: its findings, and the ids of its scenarios, which pages name. */
export type Outcome = {findings: Finding[]; scenarios?: string[]};

/** Returns the version of a tool on this machine; undefined if it is missing. */
export type FindTool = (name: string) => string | undefined;

/** Environment of a proof: the repository, the variables of its programs, and a folder for its files. */
export type ProofContext = {
  root: string;
  env: NodeJS.ProcessEnv;
  scratch: string;
  find: FindTool;
  /** Builds the site once, however many proofs need it. */
  provideSite: () => Promise<void>;
};
