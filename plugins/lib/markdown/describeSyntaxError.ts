import type {Location, Problem} from 'docusaurus-built-pages/location';

/**
 * What a parser of MDX refuses, and where. An element that does not end has its place only in the words
 * of the parser.
 */
export function describeSyntaxError(error: unknown): Problem {
  const thrown = error as Partial<Location & {reason: string}>;
  const {reason = String(error)} = thrown;
  const unclosed = /^Expected a closing tag for `.+?` \((\d+):(\d+)/.exec(reason);
  const [line = 1, column = 1] = unclosed?.slice(1).map(Number) ?? [thrown.line, thrown.column];
  const remedy = 'Put { and < in backticks; close each tag and each expression.';
  return {line, column, message: `${reason}. ${remedy}`};
}
