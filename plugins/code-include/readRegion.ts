/** A region marker: a comment of any language that holds `#region name` or `#endregion`. */
const MARKER =
  /^\s*(?:\/\/|#|;;|--|\/\*|<!--)\s*#(region|endregion)(?:\s+([a-z][a-z0-9-]*))?\s*(?:\*\/|-->)?\s*$/;

/** Why a file or a region cannot be shown; `line` is that of the file, where one is to blame. */
export class RegionError extends Error {
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(message);
  }
}

/**
 * The content of a file, or of its region `name`: without marker lines, the blank lines around it,
 * common indentation and spaces at the ends of lines, which HTML may not have. Throws a
 * `RegionError`, which lists the regions that exist.
 */
export function readRegion(text: string, name?: string): string {
  const {lines, regions} = splitRegions(text);
  if (name === undefined) {
    return trim(lines.map(({code}) => code));
  }
  if (!regions.includes(name)) {
    const known = regions.length === 0 ? 'It has none' : `It has ${regions.join(', ')}`;
    throw new RegionError(`there is no region “${name}”. ${known}.`);
  }
  return trim(lines.filter(({within}) => within.includes(name)).map(({code}) => code));
}

type Line = {code: string; within: string[]};

/** Every line that is not a marker, with the regions around it, and all regions in order. */
function splitRegions(text: string): {lines: Line[]; regions: string[]} {
  const lines: Line[] = [];
  const regions: string[] = [];
  const open: {name: string; line: number}[] = [];
  for (const [index, code] of text.replaceAll('\r\n', '\n').split('\n').entries()) {
    const [marker, kind, name] = code.match(MARKER) ?? [];
    const line = index + 1;
    if (marker === undefined) {
      lines.push({code, within: open.map((region) => region.name)});
    } else if (kind === 'region') {
      open.push({name: requireNewName(name, regions, line), line});
      regions.push(name ?? '');
    } else {
      closeRegion(open, name, line);
    }
  }
  const [left] = open;
  if (left) {
    throw new RegionError(`the region “${left.name}” has no #endregion.`, left.line);
  }
  return {lines, regions};
}

function requireNewName(name: string | undefined, regions: string[], line: number): string {
  if (name === undefined) {
    throw new RegionError('a #region has no name. Use lower case, digits and hyphens.', line);
  }
  if (regions.includes(name)) {
    throw new RegionError(`the region “${name}” begins twice. Give each its own name.`, line);
  }
  return name;
}

/** Closes the innermost region; a name behind `#endregion` must be its name. */
function closeRegion(open: {name: string}[], name: string | undefined, line: number): void {
  const last = open.pop();
  if (!last) {
    throw new RegionError('an #endregion closes nothing.', line);
  }
  if (name !== undefined && name !== last.name) {
    throw new RegionError(`#endregion ${name} closes the region “${last.name}”.`, line);
  }
}

function trim(lines: string[]): string {
  const kept = lines
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n');
  const depths = kept.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const depth = Math.min(...depths);
  return kept.map((line) => line.slice(Number.isFinite(depth) ? depth : 0).trimEnd()).join('\n');
}
