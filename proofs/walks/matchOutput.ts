import {escapePattern} from '../../plugins/lib/escapePattern';

/** The first line of an expected output that does not fit, counted from 1; empty after its end. */
type Mismatch = {line: number; expected: string};

/** A duration, which differs from run to run: `0.52s`, `12.3 ms`, `1m 02s`. */
const DURATION = /\d+(?:\.\d+)?(?:m \d+)? ?(?:ms|µs|s)\b/g;

/**
 * Compares what commands print with what a page shows. `…` alone on a line is any number of lines,
 * within a line any characters; a duration is any duration. Spaces at the ends of lines and blank
 * lines around the output do not count.
 */
export function matchOutput(expected: string, actual: string): Mismatch | undefined {
  const wanted = toLines(expected);
  const got = toLines(actual);
  const fits = (count: number, end: string) =>
    new RegExp(`^${wanted.slice(0, count).map(toPattern).join('')}${end}`).test(
      got.map((line) => `${line}\n`).join(''),
    );
  if (fits(wanted.length, '$')) {
    return undefined;
  }
  const line = wanted.findIndex((_, index) => !fits(index + 1, '')) + 1 || wanted.length + 1;
  return {line, expected: wanted[line - 1] ?? ''};
}

function toLines(text: string): string[] {
  const trimmed = text.replace(/[^\S\n]+$/gm, '').replace(/^\n+|\n+$/g, '');
  return trimmed === '' ? [] : trimmed.split('\n');
}

/** The pattern of a line with its line break. */
function toPattern(line: string): string {
  if (line.trim() === '…') {
    return '(?:.*\\n)*?';
  }
  const parts = line.split('…').map((part) => {
    const between = part.split(DURATION).map(escapePattern);
    return between.join(DURATION.source);
  });
  return `${parts.join('.*')}\\n`;
}
