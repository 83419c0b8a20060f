import type {CodeData} from 'mdast';
import {
  type BundledLanguage,
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
} from 'shiki';
import {LANGUAGES} from './languages';
import {escapeHtml} from '../../lib/escapeHtml';
import {renderCommand, renderLine, renderSession, renderShell} from './renderCode';

// One theme of variables: src/css/tokens.css gives them a light and a dark set of colours.
const THEME = createCssVariablesTheme({name: 'site', variablePrefix: '--token-', fontStyle: false});

let highlighter: Promise<Highlighter> | undefined;

/**
 * The HTML of a code block's lines, each token a `span` with a class and no style, with the block's
 * links, which neither shells nor plain text take. Refuses a language that `LANGUAGES` does not list.
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
  const {grammar, isShell} = known;
  if (grammar === null) return escapeHtml(code);
  // All at once, because one grammar may embed another.
  const langs = Object.values(LANGUAGES).flatMap(({grammar}) => grammar ?? []);
  highlighter ??= createHighlighter({themes: [THEME], langs});
  const {codeToTokensBase} = await highlighter;
  const tokenize = (text: string) =>
    codeToTokensBase(text, {
      // Without a limit: after half a second, a slow machine would leave the rest of a line as it is.
      tokenizeTimeLimit: 0,
      // The types only have the bundled languages; ours is loaded too.
      lang: (typeof grammar === 'string' ? grammar : grammar.name) as BundledLanguage,
      theme: THEME,
      ...(context !== undefined && {grammarContextCode: context}),
    });
  if (language === 'console') return renderSession(code, (command) => tokenize(command).flat());
  const lines = tokenize(code);
  return isShell
    ? renderShell(lines.map(renderCommand))
    : lines.map((tokens) => renderLine(tokens, links)).join('\n');
}
