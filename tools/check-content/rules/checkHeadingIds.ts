import type {Heading, Rule} from '../types';

/** Every heading has an id of its own that stays when its words change. */
export const checkHeadingIds: Rule = ({headings}) =>
  headings.flatMap((heading, index) => {
    const {line, column} = heading;
    const message = readProblem(heading, headings.slice(0, index));
    return message ? [{line, column, message}] : [];
  });

function readProblem({id, text}: Heading, before: Heading[]): string | undefined {
  if (id === undefined) {
    return `“${text}” has no id. End the line with {/* #an-id */}.`;
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    return `the id “${id}” is not kebab-case. Use lower-case words joined by hyphens.`;
  }
  const twin = before.find((other) => other.id === id);
  return twin && `the id “${id}” stands on line ${twin.line} too. Give each heading its own.`;
}
