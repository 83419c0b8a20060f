import type {Heading, Problem, Rule} from '../types';

const STEP = /^(\d+)\. /;

/**
 * A tutorial's parts are numbered from 1 without a gap; a how-to has a task to do: an `h2` of its
 * own between the prerequisites and the verification.
 */
export const checkParts: Rule = ({frontMatter, headings}) => {
  const sections = headings.filter(({depth}) => depth === 2);
  if (frontMatter.type === 'tutorial') {
    return checkNumbers(sections.filter(({text}) => STEP.test(text)));
  }
  return frontMatter.type === 'how-to' ? checkTask(sections) : [];
};

function checkNumbers(parts: Heading[]): Problem[] {
  return parts.flatMap(({line, column, text}, index) => {
    const number = index + 1;
    const message = `“${text}” is part ${number} of the page. Number the parts 1, 2, 3 in order.`;
    return Number(text.match(STEP)?.[1]) === number ? [] : [{line, column, message}];
  });
}

function checkTask(sections: Heading[]): Problem[] {
  const start = sections.findIndex(({text}) => text === 'Prerequisites');
  const end = sections.findIndex(({text}) => /^Verify\b/.test(text));
  const heading = sections[end];
  if (start < 0 || !heading || end !== start + 1) {
    return [];
  }
  const {line, column} = heading;
  const message = 'no steps stand before this section. Add an h2 that says what to do.';
  return [{line, column, message}];
}
