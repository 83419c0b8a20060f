/**
 * How many typing errors make one word of another: a letter too many, a missing one, a wrong one, or
 * two that changed places (the optimal string alignment distance). More than `most` counts as
 * `Infinity`.
 */
export function countEdits(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) {
    return Infinity;
  }
  let beforeLast: number[] = [];
  let last = Array.from({length: to.length + 1}, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > most) {
      return Infinity;
    }
    [beforeLast, last] = [last, current];
  }
  const edits = at(last, to.length);
  return edits <= most ? edits : Infinity;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
