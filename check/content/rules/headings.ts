import {escapePattern} from 'docusaurus-built-pages/escapePattern';
import type {Heading} from '../../lib/pages/types';
import type {Rule} from './types';

/** `heading-level`: the title is the only `h1`; below it are `h2` and `h3`, none skipped. */
export const checkHeadingLevels: Rule = ({headings}) =>
  headings.map((heading, index) => {
    const above = headings[index - 1]?.depth ?? 1;
    return {...heading, message: explainLevel(heading.depth, above)};
  });

function explainLevel(depth: number, above: number): string | undefined {
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

/** The most entries that the table of contents shows at once. */
const MOST = 25;

/**
 * `heading-count`: the table of contents stays short. It shows all headings of level 2, and those of level 3 in one
 * section; a browser test counts headings that the references generate.
 */
export const checkHeadingCount: Rule = ({headings}) => {
  const sections = headings.filter(({depth}) => depth === 2);
  const counts = sections.map((section, index) => {
    const next = sections[index + 1];
    const within = headings.slice(headings.indexOf(section), next && headings.indexOf(next));
    return {section, count: sections.length + within.filter(({depth}) => depth === 3).length};
  });
  const [longest] = counts.sort((a, b) => b.count - a.count);
  if (!longest || longest.count <= MOST) return [];
  const {section, count} = longest;
  const message = `with “${section.text}” open, the table of contents has ${count} entries. Make ${MOST} or fewer: join sections, or write a list.`;
  return [{...section, message}];
};

/** `heading-id`: every heading has an explicit id, which stays when its words change. */
export const checkHeadingIds: Rule = ({headings}) =>
  headings.map((heading, index) => ({
    ...heading,
    message: explainId(heading, headings.slice(0, index)),
  }));

function explainId({id, text}: Heading, before: Heading[]): string | undefined {
  if (id === undefined) return `“${text}” has no id. End the line with {/* #an-id */}.`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    return `the id “${id}” is not kebab-case. Use lower-case words joined by hyphens.`;
  }
  const first = before.find((other) => other.id === id);
  return first && `the id “${id}” is also on line ${first.line}. Give each heading its own.`;
}

/** Names and acronyms that keep their letters in a heading; longer ones take precedence over their parts. */
// oxfmt-ignore
const NAMES = [
  'AI', 'API', 'Component Model', 'C', 'CLI', 'CORS', 'Docker', 'GGUF', 'GitHub', 'Go',
  'GPU', 'Hayride', 'HTTP', 'Hugging Face', 'JavaScript', 'JSON', 'LanceDB', 'Linux',
  'macOS', 'MCP', 'Model Context Protocol', 'npm', 'PostgreSQL', 'Python', 'Rust', 'SQL',
  'SQLite', 'TinyGo', 'TLS', 'TOML', 'TypeScript', 'URL', 'WAC', 'WASI', 'Wasm', 'Wasmtime',
  'WebAssembly', 'WebSocket', 'Windows', 'WIT', 'YAML',
];

const NAME = new RegExp(
  `(?<![\\w-])(?:${NAMES.sort((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|')})s?(?!\\w)`,
  'g',
);

/** `heading-case`: titles and headings have one capital at the start, and those of names. */
export const checkHeadingCase: Rule = ({frontMatter, headings}) => [
  ...['title', 'sidebar_label'].flatMap((key) => {
    const location = frontMatter.spans.get(key)?.key ?? {line: 1, column: 1};
    const text = frontMatter.values[key];
    const messages = typeof text === 'string' ? explainCase(text) : [];
    return messages.map((message) => ({...location, message}));
  }),
  ...headings.flatMap((heading) =>
    explainCase(heading.text).map((message) => ({...heading, message})),
  ),
];

function explainCase(text: string): string[] {
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
        `“${word}” in “${text}” has a capital. Write it small, or add the name to check/content/rules/headings.ts.`,
    ),
  ];
}
