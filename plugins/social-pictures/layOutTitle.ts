/** The area for a title and its sizes, the largest first; `leading` is the height of a line of size 1. */
type Area = {width: number; height: number; sizes: readonly number[]; leading: number};

type Line = readonly string[];

/**
 * Breaks a title into lines of similar widths, in the largest size that fits the area. What fits in no
 * size, such as a very long word, becomes as small as it must. `measure` is the width of a text of size 1.
 */
export function layOutTitle(
  title: string,
  measure: (text: string) => number,
  {width, height, sizes, leading}: Area,
): {lines: readonly string[]; size: number} {
  const words = title.split(/\s+/);
  const widths = new Map(words.map((word) => [word, measure(word)]));
  const space = measure(' ');
  const span = (line: Line) =>
    line.reduce((sum, word) => sum + (widths.get(word) ?? 0) + space, -space);
  /** How much larger the rows could be; less than 1 if they are too large. */
  const room = ({lines, size}: {lines: readonly Line[]; size: number}) =>
    Math.min(
      width / (size * Math.max(...lines.map(span))),
      height / (size * leading * lines.length),
    );

  const choices = sizes.map((size) => ({size, lines: balance(words, width / size, span)}));
  const chosen = choices.find((rows) => room(rows) >= 1) ?? choices.at(-1)!;
  return {
    lines: chosen.lines.map((line) => line.join(' ')),
    size: chosen.size * Math.min(1, room(chosen)),
  };
}

/** The fewest lines of at most this width, as far as words allow it, and none wider than needed. */
function balance(words: Line, width: number, span: (line: Line) => number): Line[] {
  let lines = fill(words, width, span);
  for (;;) {
    const widest = Math.max(...lines.map(span));
    const narrower = fill(words, widest - 1e-6, span);
    if (narrower.length > lines.length || Math.max(...narrower.map(span)) >= widest) return lines;
    lines = narrower;
  }
}

function fill(words: Line, width: number, span: (line: Line) => number): Line[] {
  const lines: string[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && span([...line, word]) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}
