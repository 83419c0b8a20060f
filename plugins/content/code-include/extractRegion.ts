/** A region marker: a comment of any language that holds `#region name` or `#endregion`. */
const MARKER =
  /^\s*(?:\/\/|#|;;|--|\/\*|<!--)\s*#(region|endregion)(?:\s+([a-z][a-z0-9-]*))?\s*(?:\*\/|-->)?\s*$/;

type Line = {code: string; within: string[]};

/**
 * The content of a file, or of its region `name`: without marker lines, the blank lines around it,
 * common indentation and spaces at the ends of lines, which HTML may not have. Throws
 * `file:line: what is wrong`; where a region is missing, it lists those that exist.
 */
export function extractRegion(text: string, file: string, name?: string): string {
  const {lines, regions} = splitRegions(text, file);
  if (name === undefined) return trim(lines.map(({code}) => code));
  if (!regions.includes(name)) {
    const known = regions.length === 0 ? 'It has none' : `It has ${regions.join(', ')}`;
    throw new Error(`${file}: there is no region “${name}”. ${known}.`);
  }
  return trim(lines.filter(({within}) => within.includes(name)).map(({code}) => code));
}

/** Every line that is not a marker, with the regions around it, and all regions in order. */
function splitRegions(text: string, file: string): {lines: Line[]; regions: string[]} {
  const lines: Line[] = [];
  const regions: string[] = [];
  const open: {name: string; line: number}[] = [];
  for (const [index, code] of text.replaceAll('\r\n', '\n').split('\n').entries()) {
    const [marker, kind, name] = code.match(MARKER) ?? [];
    const fail = (problem: string): never => {
      throw new Error(`${file}:${index + 1}: ${problem}`);
    };
    if (marker === undefined) {
      lines.push({code, within: open.map((region) => region.name)});
    } else if (kind === 'endregion') {
      // It closes the innermost region; a name after it must be that one's.
      const last = open.pop() ?? fail('an #endregion closes nothing.');
      if (name !== undefined && name !== last.name) {
        fail(`#endregion ${name} closes the region “${last.name}”.`);
      }
    } else if (name === undefined) {
      fail('a #region has no name. Use lower case, digits and hyphens.');
    } else if (regions.includes(name)) {
      fail(`the region “${name}” begins twice. Give each its own name.`);
    } else {
      open.push({name, line: index + 1});
      regions.push(name);
    }
  }
  const [left] = open;
  if (left) throw new Error(`${file}:${left.line}: the region “${left.name}” has no #endregion.`);
  return {lines, regions};
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
