/**
 * The tools that a walk declares, by name; the version is empty where any will do. Written on a page
 * as `{/* walk: cargo 1.95.0, node *\/}`.
 */
export type WalkTools = Readonly<Record<string, string>>;

const MARK = /^\s*(?:\/\*|<!--)\s*walk:\s*([\s\S]*?)\s*(?:\*\/|-->)\s*$/;

/** Reads the tools of a comment that opens a walk, of MDX or of HTML; undefined for anything else. */
export function readWalkTools(comment: string): WalkTools | undefined {
  const list = comment.match(MARK)?.[1];
  if (list === undefined) {
    return undefined;
  }
  const entries = list.split(',').map((entry) => entry.trim().split(/\s+/));
  return Object.fromEntries(entries.map(([name = '', version = '']) => [name, version]));
}

/**
 * Whether commands call Hayride's command line, which is closed source and so on no machine that
 * checks pages: `hayride cast …`, but not `HAYRIDE_BIN=… hayride`, which starts the public runtime.
 */
export function callsCli(code: string): boolean {
  return /^\s*hayride\s+\S/m.test(code);
}
