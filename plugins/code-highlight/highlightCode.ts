import {
  type BundledLanguage,
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
} from 'shiki';
import type {CodeHints} from '../shared/codeHints';
import {escapeHtml} from './escapeHtml';
import {GRAMMARS, LANGUAGES} from './languages';
import {markSession} from './markSession';
import {renderLine} from './renderLine';

// One theme of variables: src/css/code.css gives them a light and a dark set of colours.
const THEME = createCssVariablesTheme({name: 'site', variablePrefix: '--token-', fontStyle: false});

let highlighter: Promise<Highlighter> | undefined;

/**
 * The HTML of a code block's lines, each token a `span` with a class and no style. The hints say
 * where parts of it lead, and what stands in front of a fragment; a language without a grammar takes
 * none. Refuses a language that `LANGUAGES` does not list.
 */
export async function highlightCode(
  code: string,
  language: string,
  {codeLinks = [], codeContext}: CodeHints = {},
): Promise<string> {
  const known = LANGUAGES[language];
  if (!known) {
    const names = Object.keys(LANGUAGES).join(', ');
    throw new Error(`unknown language "${language}" of a code block. Use one of ${names}.`);
  }
  if (language === 'console') {
    return markSession(code);
  }
  if (known.grammar === null) {
    return escapeHtml(code);
  }
  highlighter ??= createHighlighter({themes: [THEME], langs: [...GRAMMARS]});
  const {codeToTokensBase} = await highlighter;
  // The typings know the bundled languages only; ours is loaded beside them.
  const lines = codeToTokensBase(code, {
    lang: known.grammar as BundledLanguage,
    theme: THEME,
    ...(codeContext !== undefined && {grammarContextCode: codeContext}),
  });
  return lines.map((tokens) => renderLine(tokens, codeLinks)).join('\n');
}
