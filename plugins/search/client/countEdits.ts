/** More typing errors than any word may have. */
const FAR = 99;

/** The last three rows of the table of distances; kept, because words are compared by the thousand. */
const ROWS: readonly [number[], number[], number[]] = [[], [], []];

/**
 * How many typing errors make one word of another: a letter too many, a missing one, a wrong one, or
 * two that changed places (the optimal string alignment distance). More than `most` counts as
 * `Infinity`: only the cells that close to the diagonal are worked out.
 */
export function countEdits(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) {
    return Infinity;
  }
  let [beforeLast, last, current] = ROWS;
  for (let column = 0; column <= most + 1; column += 1) {
    last[column] = column;
  }
  for (let row = 1; row <= from.length; row += 1) {
    const start = Math.max(1, row - most);
    const end = Math.min(to.length, row + most);
    let fewest = start === 1 ? row : FAR;
    current[start - 1] = fewest;
    for (let column = start; column <= end; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      let edits = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      if (!isSame && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        edits = Math.min(edits, at(beforeLast, column - 2) + 1);
      }
      current[column] = edits;
      fewest = Math.min(fewest, edits);
    }
    if (fewest > most) {
      return Infinity;
    }
    current[end + 1] = FAR;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const edits = at(last, to.length);
  return edits <= most ? edits : Infinity;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? FAR;
}
