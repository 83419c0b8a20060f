/** The rooms of files that pages show. */
const ROOMS = ['examples', 'openapi', 'wit'];

/** What `file=` names: a file from the repository's root, and a region of it. */
export type Target = {file: string; region: string | undefined};

/** Reads `examples/hello/main.go#region`. Refuses a path outside of the rooms that pages show. */
export function parseTarget(value: string): Target {
  const [file = '', region, ...rest] = value.split('#');
  const parts = file.split('/');
  const isInside = ROOMS.includes(parts[0] ?? '') && parts.length > 1;
  if (!isInside || parts.some((part) => ['', '.', '..'].includes(part)) || file.includes('\\')) {
    throw new Error(
      `file=${value} is no path into ${ROOMS.join('/, ')}/. Write it from the repository's root.`,
    );
  }
  if (region === '' || rest.length > 0) {
    throw new Error(`file=${value} names no region behind its #. Write file=${file}#name.`);
  }
  return {file, region};
}
