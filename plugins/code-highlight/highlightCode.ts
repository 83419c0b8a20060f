import type {CodeData} from 'mdast';
import {
  type BundledLanguage,
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
} from 'shiki';
import {LANGUAGES} from './languages';
import {escapeHtml, renderLine, renderSession} from './renderCode';

// One theme of variables: src/css/code.css gives them a light and a dark set of colours.
const THEME = createCssVariablesTheme({name: 'site', variablePrefix: '--token-', fontStyle: false});

let highlighter: Promise<Highlighter> | undefined;

/**
 * The HTML of a code block's lines, each token a `span` with a class and no style, with the block's
 * links; a language without a grammar takes none. Refuses a language that `LANGUAGES` does not list.
 */
export async function highlightCode(
  code: string,
  language: string,
  {links = [], context}: Pick<CodeData, 'links' | 'context'> = {},
): Promise<string> {
  const known = LANGUAGES[language];
  if (!known) {
    const names = Object.keys(LANGUAGES).join(', ');
    throw new Error(`unknown language "${language}" of a code block. Use one of ${names}.`);
  }
  if (known.grammar === null) {
    return language === 'console' ? renderSession(code) : escapeHtml(code);
  }
  // All at once, because one grammar may embed another.
  const langs = Object.values(LANGUAGES).flatMap(({grammar}) => grammar ?? []);
  highlighter ??= createHighlighter({themes: [THEME], langs});
  const {codeToTokensBase} = await highlighter;
  const lines = codeToTokensBase(code, {
    // The types only have the bundled languages; ours is loaded too.
    lang: (typeof known.grammar === 'string'
      ? known.grammar
      : known.grammar.name) as BundledLanguage,
    theme: THEME,
    ...(context !== undefined && {grammarContextCode: context}),
  });
  return lines.map((tokens) => renderLine(tokens, links)).join('\n');
}
