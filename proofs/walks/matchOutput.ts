import {escapePattern} from 'docusaurus-built-pages/escapePattern';

/** The first line of an expected output that does not match, counted from 1; empty after its end. */
type Mismatch = {line: number; expected: string};

/** Matches a duration, which differs from run to run: `0.52s`, `12.3 ms`, `1m 02s`. */
const DURATION = /\d+(?:\.\d+)?(?:m \d+)? ?(?:ms|µs|s)\b/g;

/**
 * Compares the output of commands with the one that a page shows. `…` matches any number of lines if it is alone on a
 * line, and any characters within a line; a duration matches any duration. Ignores spaces at the ends of lines and
 * blank lines around the output.
 */
export function matchOutput(expected: string, actual: string): Mismatch | undefined {
  const wanted = toLines(expected);
  const got = toLines(actual);
  // The numbers of printed lines that the shown lines so far can match.
  let counts = [0];
  for (const [index, line] of wanted.entries()) {
    const [least = 0] = counts;
    const fits = createMatcher(line);
    counts =
      line.trim() === '…'
        ? Array.from({length: got.length - least + 1}, (_, more) => least + more)
        : counts.filter((count) => fits(got[count])).map((count) => count + 1);
    if (counts.length === 0) return {line: index + 1, expected: line};
  }
  return counts.includes(got.length) ? undefined : {line: wanted.length + 1, expected: ''};
}

function toLines(text: string): string[] {
  const trimmed = text.replace(/[^\S\n]+$/gm, '').replace(/^\n+|\n+$/g, '');
  return trimmed === '' ? [] : trimmed.split('\n');
}

/** Creates a function that matches a line. Looks for the parts around each `…` once, in order. */
function createMatcher(shown: string): (line: string | undefined) => boolean {
  const parts = shown.split('…').map((part, index, {length}) => {
    const text = part.split(DURATION).map(escapePattern).join(DURATION.source);
    return new RegExp(`${index === 0 ? '^' : ''}${text}${index === length - 1 ? '$' : ''}`, 'g');
  });
  return (line) => {
    let offset = 0;
    return parts.every((part) => {
      part.lastIndex = offset;
      const isFound = line !== undefined && part.test(line);
      offset = part.lastIndex;
      return isFound;
    });
  };
}
