/**
 * The tools that a walk declares, by name; the version is empty if any will do. Written on a page as `{/* walk: cargo
 * 1.95.0, node *\/}`.
 */
export type WalkTools = Readonly<Record<string, string>>;

const MARK = /^\s*(?:\/\*|<!--)\s*walk:\s*([\s\S]*?)\s*(?:\*\/|-->)\s*$/;

/** Parses the tools in a comment of MDX or HTML that opens a walk; undefined for anything else. */
export function readWalkTools(comment: string): WalkTools | undefined {
  const list = comment.match(MARK)?.[1];
  if (list === undefined) {
    return undefined;
  }
  const entries = list.split(',').map((entry) => entry.trim().split(/\s+/));
  return Object.fromEntries(entries.map(([name = '', version = '']) => [name, version]));
}

/**
 * Tells whether commands call Hayride's command line, which is closed source and therefore missing on machines that
 * check pages: `hayride cast …`, but not `HAYRIDE_BIN=… hayride`, which starts the public runtime.
 */
export function callsCli(code: string): boolean {
  return /^\s*hayride\s+\S/m.test(code);
}
