import {listNodes, readSpan} from '../../lib/pages/nodes';
import type {Heading} from '../../lib/pages/types';
import type {Checked, Rule} from './types';

/** A section that a type of page requires: its name, and a pattern for its heading. */
type Section = {name: string; heading: RegExp};

const NEXT: Section = {name: 'What’s next', heading: /^What's next$/};
const STEP = /^(\d+)\. /;

/** The sections of each page type in order; others may come between them, but none after the last. */
const SECTIONS = new Map(
  Object.entries<readonly Section[]>({
    concept: [
      {name: 'Why it matters', heading: /^Why it matters$/},
      {name: 'How it works', heading: /^How it works$/},
      {name: 'Limits', heading: /^Limits$/},
      NEXT,
    ],
    tutorial: [
      {name: 'What you’ll have at the end', heading: /^What you'll have/},
      {name: 'What you need', heading: /^What you need$/},
      {name: '1. …', heading: /^1\. /},
      {name: 'Clean up', heading: /^Clean up$/},
      NEXT,
    ],
    'how-to': [
      {name: 'Prerequisites', heading: /^Prerequisites$/},
      {name: 'Verify it', heading: /^Verify\b/},
      {name: 'Troubleshooting', heading: /^Troubleshooting$/},
      NEXT,
    ],
    reference: [{name: 'See also', heading: /^See also$/}],
  }),
);

/** `section`: a page has the sections of its type in order, and nothing after the last of them. */
export const checkSections: Rule = ({frontMatter, headings}) => {
  const type = String(frontMatter.values.type);
  const wanted = SECTIONS.get(type) ?? [];
  const sections = headings.filter(({depth}) => depth === 2);
  const indexes = wanted.map(({heading}) => sections.findIndex(({text}) => heading.test(text)));
  const missing = wanted
    .filter((_, index) => indexes[index] === -1)
    .map(({name}) => `a ${type} page needs the section “${name}”. Add it as an h2.`)
    .map((message) => ({line: 1, column: 1, message}));
  return [...missing, ...checkOrder(sections, indexes), ...checkEnd(sections, indexes)];
};

function checkOrder(sections: Heading[], indexes: number[]): Checked[] {
  return indexes.flatMap((found, index) => {
    const later = sections[Math.max(...indexes.slice(0, index))];
    const heading = sections[found];
    if (!heading || !later || later.line < heading.line) return [];
    const message = `“${heading.text}” is before “${later.text}”. Move it after it.`;
    return [{...heading, message}];
  });
}

function checkEnd(sections: Heading[], indexes: number[]): Checked[] {
  const end = indexes.at(-1) ?? -1;
  const after = sections.filter((_, index) => end >= 0 && index > end && !indexes.includes(index));
  return after.map((heading) => ({
    ...heading,
    message: `“${heading.text}” is after “${sections[end]?.text}”, which ends a page. Move it up.`,
  }));
}

/**
 * `part`: a tutorial's parts are numbered from 1 without a gap; a how-to has a task, an `h2` between the
 * prerequisites and the verification.
 */
export const checkParts: Rule = ({frontMatter, headings}) => {
  const sections = headings.filter(({depth}) => depth === 2);
  if (frontMatter.values.type === 'tutorial') {
    return checkNumbers(sections.filter(({text}) => STEP.test(text)));
  }
  return frontMatter.values.type === 'how-to' ? checkTask(sections) : [];
};

function checkNumbers(parts: Heading[]): Checked[] {
  return parts.map((heading, index) => {
    const {text} = heading;
    const number = index + 1;
    const message = `“${text}” is part ${number} of the page. Number the parts 1, 2, 3 in order.`;
    const isRight = Number(text.match(STEP)?.[1]) === number;
    return {...heading, message: isRight ? undefined : message};
  });
}

function checkTask(sections: Heading[]): Checked[] {
  const start = sections.findIndex(({text}) => text === 'Prerequisites');
  const end = sections.findIndex(({text}) => /^Verify\b/.test(text));
  const heading = sections[end];
  if (start < 0 || !heading || end !== start + 1) return [];
  const message = 'there are no steps before this section. Add an h2 that says what to do.';
  return [{...heading, message}];
}

/** `contract`: a tutorial shows the contract of what it builds between its lead and its sections. */
export const checkContract: Rule = ({frontMatter, headings, tree}) => {
  if (frontMatter.values.type !== 'tutorial') return [];
  const cards = listNodes(tree, 'mdxJsxFlowElement').filter(({name}) => name === 'WitContract');
  const [card, ...others] = cards.map(readSpan);
  const message = `a tutorial shows the contract of what it builds first. Write <WitContract example="…" world="…" /> below the lead.`;
  const isFirst = card && card.line < (headings[0]?.line ?? Infinity);
  return [
    {...(card ?? {line: 1, column: 1}), message: isFirst ? undefined : message},
    ...others.map((each) => ({...each, message: 'a page has one contract. Remove this one.'})),
  ];
};
