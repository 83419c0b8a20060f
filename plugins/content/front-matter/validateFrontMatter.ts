import {GROUNDS} from '../../lib/grounds';
import type {Problem} from 'docusaurus-built-pages/location';
import type {FrontMatter} from './readFrontMatter';

/** The page types of this site; each has its own sections (CONTRIBUTING.md lists them). */
const PAGE_TYPES = ['concept', 'tutorial', 'how-to', 'reference', 'index'] as const;

const DESCRIPTION_MIN = 50;
const DESCRIPTION_MAX = 155;

/** Keys that every page needs, with their rules. */
const REQUIRED = {
  title: 'a line of text',
  description: `one sentence of ${DESCRIPTION_MIN} to ${DESCRIPTION_MAX} characters`,
  type: `one of ${PAGE_TYPES.join(', ')}`,
  ground: `what its statements rest on, one of ${GROUNDS.join(', ')}`,
};
const KNOWN = [...Object.keys(REQUIRED), 'sidebar_label', 'keywords'];

/** Words that readers search for and the page does not contain. */
const KEYWORDS = 'a list of at most 8 words or phrases in lower case, without commas';
const MOST_KEYWORDS = 8;

/**
 * Returns all violations of the rules in front matter, in file order. A missing key is reported at the end of the
 * front matter or, without any, at the start of the page.
 */
export function validateFrontMatter({
  values,
  spans,
  lastLine,
}: Pick<FrontMatter, 'values' | 'spans' | 'lastLine'>): Problem[] {
  const at = (key: string, part: 'key' | 'value', message: string): Problem => {
    const {line, column} = spans.get(key)?.[part] ?? {line: Math.max(1, lastLine), column: 1};
    return {line, column, message};
  };
  const unknown = Object.keys(values)
    .filter((key) => !KNOWN.includes(key))
    .map((key) =>
      at(key, 'key', `unknown key "${key}". Known keys: ${KNOWN.join(', ')}. Remove it.`),
    );
  const missing = Object.entries(REQUIRED)
    .filter(([key]) => !isText(values[key]))
    .map(([key, value]) => {
      const reason =
        lastLine === 0
          ? 'is missing: the page does not start with front matter'
          : `is missing from the front matter in lines 1 to ${lastLine}`;
      const message = spans.has(key)
        ? `"${key}" has no text. Write ${value}.`
        : `"${key}" ${reason}. Add a line "${key}: …" with ${value}.`;
      return at(key, 'key', message);
    });
  const problems = [...unknown, ...missing];
  const {description} = values;
  if (
    isText(description) &&
    (description.length < DESCRIPTION_MIN || description.length > DESCRIPTION_MAX)
  ) {
    const message = `"description" has ${description.length} characters. Write ${REQUIRED.description}.`;
    problems.push(at('description', 'value', message));
  }
  const choices = {type: PAGE_TYPES, ground: GROUNDS} as Record<string, readonly string[]>;
  for (const [key, known] of Object.entries(choices)) {
    const value = values[key];
    if (isText(value) && !known.includes(value)) {
      const message = `unknown ${key} "${value}". Use one of ${known.join(', ')}.`;
      problems.push(at(key, 'value', message));
    }
  }
  const reason = checkKeywords(values);
  if (reason !== undefined) problems.push(at('keywords', 'value', reason));
  return problems.sort((a, b) => a.line - b.line);
}

/** Explains why a page's keywords are invalid; undefined if they are valid, or if it has none. */
function checkKeywords({keywords, ...page}: FrontMatter['values']): string | undefined {
  if (keywords === undefined) return undefined;
  const isKeyword = (word: unknown) => isText(word) && /^[^,A-Z]+$/.test(word);
  if (!Array.isArray(keywords) || keywords.length > MOST_KEYWORDS || !keywords.every(isKeyword)) {
    return `"keywords" is not ${KEYWORDS}.`;
  }
  const said = listWords([page.title, page.sidebar_label].filter(isText).join(' '));
  const idle = (keywords as string[]).find(
    (word, index) =>
      keywords.indexOf(word) !== index || listWords(word).every((part) => said.includes(part)),
  );
  return idle === undefined
    ? undefined
    : `the keyword "${idle}" finds the page anyway: its title has it, or it is there twice. Remove it.`;
}

/** Lists the words of a text in any script, in lower case. */
function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
