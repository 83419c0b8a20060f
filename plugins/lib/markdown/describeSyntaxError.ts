import type {Location, Problem} from 'docusaurus-built-pages/location';

/** Describes a syntax error of MDX with its location, which for an unclosed element is only in the parser's message. */
export function describeSyntaxError(error: unknown): Problem {
  const thrown = error as Partial<Location & {reason: string}>;
  const {reason = String(error)} = thrown;
  const unclosed = /^Expected a closing tag for `.+?` \((\d+):(\d+)/.exec(reason);
  const [line = 1, column = 1] = unclosed?.slice(1).map(Number) ?? [thrown.line, thrown.column];
  const remedy = 'Put { and < in backticks; close each tag and each expression.';
  return {line, column, message: `${reason}. ${remedy}`};
}
