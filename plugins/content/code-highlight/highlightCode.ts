import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {createCssVariablesTheme, createHighlighter} from 'shiki';
import type {BundledLanguage, Highlighter} from 'shiki';
import type {Transformer} from 'unified';
import {visitParents} from 'unist-util-visit-parents';
import type {VFile} from 'vfile';
import type {CodeLink} from 'docusaurus-wit-reference/catalogue';
import {escapeHtml} from 'docusaurus-built-pages/escapeHtml';
import {collectNodes} from 'docusaurus-wit-reference/elements';
import {component} from 'docusaurus-wit-reference/nodes';
import {parseMeta} from '../../lib/parseMeta';
import {LANGUAGES} from './languages';
import {ShellError} from './parseSession';
import {
  listCommands,
  renderCommand,
  renderLine,
  renderLinkList,
  renderSession,
  renderShell,
  splitSession,
} from './renderCode';

declare module 'mdast' {
  interface CodeData {
    /** The output of the commands. */
    output?: string;
  }
}

// One theme of variables: src/css/tokens.css gives them a light and a dark set of colours.
const THEME = createCssVariablesTheme({name: 'site', variablePrefix: '--token-', fontStyle: false});

let highlighter: Promise<Highlighter> | undefined;

/**
 * Returns the HTML of a code block's lines: each token is a `span` with a class and no style, and the block's links
 * are drawn, except in shells and plain text. Throws at a language that `LANGUAGES` does not list.
 */
export async function highlightCode(
  code: string,
  language: string,
  links: readonly CodeLink[] = [],
): Promise<string> {
  const known = LANGUAGES.get(language);
  if (!known) {
    const names = [...LANGUAGES.keys()].join(', ');
    throw new Error(`unknown language "${language}" of a code block. Use one of ${names}.`);
  }
  const {grammar, isShell} = known;
  if (grammar === null) return escapeHtml(code);
  // All at once, because one grammar may embed another.
  const langs = [...LANGUAGES.values()].flatMap(({grammar}) => grammar ?? []);
  highlighter ??= createHighlighter({themes: [THEME], langs});
  const {codeToTokensBase} = await highlighter;
  const tokenize = (text: string) =>
    codeToTokensBase(text, {
      // Without a limit: after half a second, a slow machine would leave the rest of a line as it is.
      tokenizeTimeLimit: 0,
      // The types only have the bundled languages; ours are loaded too.
      lang: (typeof grammar === 'string' ? grammar : grammar.name) as BundledLanguage,
      theme: THEME,
    });
  if (language === 'console') return renderSession(code, tokenize);
  const lines = tokenize(code);
  return isShell
    ? renderShell(lines.map(renderCommand))
    : lines.map((tokens) => renderLine(tokens, links)).join('\n');
}

/** The most lines of a block that isn't folded. */
const MOST_LINES = 30;

/** Characters of a line in the narrowest column, a step's: a block with a longer line is wider. */
const COLUMN = 65;

/**
 * Replaces every fence by `<CodeBlock language label title html copy output lines links isExcerpt isWide>` with
 * coloured tokens and links, and a signature by `<CodeSignature language html links>`. Stops the build with file and
 * line at an unknown language. A remark plugin, which must run after all plugins that read or make fences.
 */
export default function remarkCodeHighlight(): Transformer<Root> {
  return async (tree, file) => {
    joinOutput(tree);
    for (const {node, replace} of collectNodes(tree, 'code')) {
      replace([await renderBlock(node, file)]);
    }
  };
}

async function renderBlock(node: Code, file: VFile): Promise<MdxJsxFlowElement> {
  const {data = {}} = node;
  const language = node.lang ?? 'text';
  const isSession = language === 'console';
  try {
    const {value, output} = isSession
      ? splitSession(node.value)
      : {value: node.value, output: data.output};
    const {title, excerpt} = parseMeta(node.meta);
    const html = await highlightCode(value, language, data.links);
    const links = renderLinkList(value, data.links ?? []);
    if (data.isSignature) return component('CodeSignature', {language, html, links});
    const lines = value.split('\n');
    const shown = [...lines, ...(output ?? '').split('\n')];
    return component('CodeBlock', {
      language,
      label: LANGUAGES.get(language)?.label ?? language,
      title: title === true ? undefined : title,
      html,
      copy: isSession ? listCommands(value) : undefined,
      output,
      lines: lines.length > MOST_LINES ? String(lines.length) : undefined,
      links,
      isExcerpt: excerpt && 'true',
      isWide: shown.some(({length}) => length > COLUMN) ? 'true' : undefined,
    });
  } catch (error) {
    const {message} = error as Error;
    if (!(error instanceof ShellError)) {
      return file.fail(message, node.position, 'code-highlight:bad-block');
    }
    const line = (node.position?.start.line ?? 0) + error.line;
    const reason = `this session cannot be read: ${message}. Correct it, or use text.`;
    return file.fail(reason, {line, column: error.column}, 'code-highlight:bad-session');
  }
}

/**
 * Moves the output of commands into their block: a `text` fence without a title, directly after a fence of a shell,
 * is removed from the page and becomes that fence's `output`.
 */
export function joinOutput(tree: Root): void {
  visitParents(tree, (parent) => {
    if (!('children' in parent)) return;
    const blocks = parent.children as RootContent[];
    parent.children = blocks.filter((block, index) => {
      const commands = blocks[index - 1];
      const isPair = isCommands(commands) && isOutput(block);
      if (isPair) commands.data = {...commands.data, output: block.value};
      return !isPair;
    });
  });
}

/** Tells whether a block has commands whose output is another block: a session includes its own. */
function isCommands(node: RootContent | undefined): node is Code {
  const isShell = node?.type === 'code' && LANGUAGES.get(node.lang ?? '')?.isShell;
  return isShell === true && node.lang !== 'console';
}

function isOutput(node: RootContent): node is Code {
  return node.type === 'code' && node.lang === 'text' && !/(^|\s)title=/.test(node.meta ?? '');
}
