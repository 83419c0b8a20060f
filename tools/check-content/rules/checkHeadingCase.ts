import {locate} from '../locate';
import {NAMES} from '../names';
import type {Problem, Rule} from '../types';

const escape = (name: string) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const NAME = new RegExp(
  `(?<![\\w-])(?:${[...NAMES]
    .sort((a, b) => b.length - a.length)
    .map(escape)
    .join('|')})s?(?!\\w)`,
  'g',
);

/** Titles and headings are in sentence case: one capital at the start, and those of names. */
export const checkHeadingCase: Rule = ({source, frontMatter, headings}) => [
  ...['title', 'sidebar_label'].flatMap((key) => {
    const text = frontMatter[key];
    const place = locate(source, Math.max(0, source.search(new RegExp(`^${key}:`, 'm'))));
    return typeof text === 'string' ? checkText(text).map((message) => ({...place, message})) : [];
  }),
  ...headings.flatMap(({line, column, text}): Problem[] =>
    checkText(text).map((message) => ({line, column, message})),
  ),
];

function checkText(text: string): string[] {
  // Names and code are fine as they are; a number before the words does not count as one.
  const rest = text.replace(NAME, (name) => '`'.repeat(name.length)).replace(/^\d+\.\s+/, '');
  const messages = /^\p{Ll}/u.test(rest)
    ? [`“${text}” starts in lower case. Start with a capital; put code in backticks.`]
    : [];
  const later = [...rest.matchAll(/(?<![\p{L}\d'’`])[\p{L}\d'’-]+/gu)].filter(
    ({0: word, index}) =>
      index > 0 && /\p{Lu}/u.test(word) && !/[:.?]\s+$/.test(rest.slice(0, index)),
  );
  return [
    ...messages,
    ...later.map(
      ({0: word}) =>
        `“${word}” in “${text}” has a capital. Write it small, or add the name to tools/check-content/names.ts.`,
    ),
  ];
}
