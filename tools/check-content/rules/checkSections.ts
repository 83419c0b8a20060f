import {SECTIONS} from '../sections';
import type {Heading, Problem, Rule} from '../types';

/** A page has the sections of its type in their order, and nothing after the last of them. */
export const checkSections: Rule = ({frontMatter, headings}) => {
  const type = String(frontMatter.type);
  const wanted = SECTIONS[type] ?? [];
  const sections = headings.filter(({depth}) => depth === 2);
  const places = wanted.map(({heading}) => sections.findIndex(({text}) => heading.test(text)));
  const missing = wanted
    .filter((_, index) => places[index] === -1)
    .map(({name}) => `a ${type} page needs the section “${name}”. Add it as an h2.`)
    .map((message) => ({line: 1, column: 1, message}));
  return [...missing, ...checkOrder(sections, places), ...checkEnd(sections, places)];
};

function checkOrder(sections: Heading[], places: number[]): Problem[] {
  return places.flatMap((place, index) => {
    const later = sections[Math.max(...places.slice(0, index))];
    const heading = sections[place];
    if (!heading || !later || later.line < heading.line) {
      return [];
    }
    const {line, column, text} = heading;
    return [{line, column, message: `“${text}” stands before “${later.text}”. Move it behind it.`}];
  });
}

function checkEnd(sections: Heading[], places: number[]): Problem[] {
  const end = places.at(-1) ?? -1;
  const after = sections.filter((_, index) => end >= 0 && index > end && !places.includes(index));
  return after.map(({line, column, text}) => ({
    line,
    column,
    message: `“${text}” stands after “${sections[end]?.text}”, which ends a page. Move it up.`,
  }));
}
