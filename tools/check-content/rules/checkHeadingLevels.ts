import type {Rule} from '../types';

/** The title is the only `h1`; below it stand `h2` and `h3`, none skipped. */
export const checkHeadingLevels: Rule = ({headings}) =>
  headings.flatMap(({line, column, depth}, index) => {
    const above = headings[index - 1]?.depth ?? 1;
    const message = readProblem(depth, above);
    return message ? [{line, column, message}] : [];
  });

function readProblem(depth: number, above: number): string | undefined {
  if (depth === 1) {
    return 'a second h1. The title in the front matter is the only one: use ## or less.';
  }
  if (depth > 3) {
    return `a heading of level ${depth}. Use ## and ### only: split the section or use a list.`;
  }
  if (depth > above + 1) {
    return `level ${depth} follows level ${above}. Skip no level: use ${'#'.repeat(above + 1)}.`;
  }
  return undefined;
}
