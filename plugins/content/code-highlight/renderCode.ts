import type {CodeLink} from 'docusaurus-wit-reference/catalogue';
import {escapeHtml} from 'docusaurus-built-pages/escapeHtml';
import {parseSession, PROMPT} from './parseSession';

/** A coloured part of a line; `offset` counts from the start of the block. */
export type Token = {content: string; offset: number; color?: string};

/** An element around a part of a block; its offsets count like a token's. */
type Wrap = {start: number; end: number; name: 'a' | 'span'; attributes: string};

type Piece = Token & {wrap: Wrap | undefined};

/** Characters of the longest words that fit into every block, and into a wide one. */
const LONGEST = {word: 24, long: 60};

/**
 * Renders a line as HTML: a `span` with a class for each token, and an `a` around the tokens of a link, or in place
 * of a single one. The links are not tab stops: the block has one for all of them.
 */
export function renderLine(tokens: readonly Token[], links: readonly CodeLink[]): string {
  const wraps = links.map(({start, end, href}) => {
    const attributes = `href="${escapeHtml(href)}" tabindex="-1" draggable="false"`;
    return {start, end, name: 'a' as const, attributes};
  });
  return renderTokens(tokens, wraps);
}

/**
 * Renders a line of commands as HTML. A word that browsers would break, after a hyphen or a slash, gets a `span` that
 * keeps it whole: `word` in every block, `long` only in a wide one.
 */
export function renderCommand(tokens: readonly Token[]): string {
  const text = tokens.map(({content}) => content).join('');
  const wraps = [...text.matchAll(/\S+/g)]
    .filter(([word]) => word.length <= LONGEST.long && /[-/?]./.test(word))
    .map(({0: {length}, index}) => {
      const start = (tokens[0]?.offset ?? 0) + index;
      const attributes = `class="${length <= LONGEST.word ? 'word' : 'long'}"`;
      return {start, end: start + length, name: 'span' as const, attributes};
    });
  return renderTokens(tokens, wraps);
}

function renderTokens(tokens: readonly Token[], wraps: readonly Wrap[]): string {
  const pieces = joinTokens(tokens).flatMap((token) => splitToken(token, wraps));
  return pieces
    .map((piece, index) => {
      const {wrap} = piece;
      const isFirst = wrap !== pieces[index - 1]?.wrap;
      const isLast = wrap !== pieces[index + 1]?.wrap;
      if (wrap?.name === 'a' && isFirst && isLast) return renderToken(piece, wrap);
      const open = wrap && isFirst ? `<${wrap.name} ${wrap.attributes}>` : '';
      const close = wrap && isLast ? `</${wrap.name}>` : '';
      return `${open}${renderToken(piece)}${close}`;
    })
    .join('');
}

/** Joins adjacent tokens of one colour with the white space between them, which saves elements. */
function joinTokens(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const isBlank = token.content.trim() === '';
    if (last && (isBlank || last.color === token.color)) last.content += token.content;
    else joined.push({...token});
  }
  return joined;
}

function splitToken(token: Token, wraps: readonly Wrap[]): Piece[] {
  const {content, offset} = token;
  const end = offset + content.length;
  const ends = [...new Set(wraps.flatMap((wrap) => [wrap.start, wrap.end]))];
  const inner = ends.filter((cut) => cut > offset && cut < end).sort((a, b) => a - b);
  const cuts = [offset, ...inner, end];
  return cuts.slice(0, -1).map((start, index) => ({
    ...token,
    offset: start,
    content: content.slice(start - offset, (cuts[index + 1] ?? end) - offset),
    wrap: wraps.find((wrap) => wrap.start <= start && start < wrap.end),
  }));
}

/** Renders a token as a link, if it is the only one in it, or as a `span`, which plain text doesn't need. */
function renderToken({content, color}: Token, link?: Wrap): string {
  // Shiki's theme of variables names a colour `var(--token-keyword)`; its class is `tok-keyword`.
  const name = color?.match(/^var\(--token-(?:token-)?([a-z-]+)\)$/)?.[1];
  const text = content.trimEnd();
  const isPlain = name === undefined || name === 'foreground' || text === '';
  if (isPlain && !link) return escapeHtml(content);
  const attributes = [link?.attributes ?? [], isPlain ? [] : `class="tok-${name}"`]
    .flat()
    .join(' ');
  const element = link?.name ?? 'span';
  return `<${element} ${attributes}>${escapeHtml(text)}</${element}>${content.slice(text.length)}`;
}

/**
 * Renders a list of a block's links as HTML, each target once. The keyboard uses it, because the links in the code
 * are not tab stops. Undefined if there are none.
 */
export function renderLinkList(code: string, links: readonly CodeLink[]): string | undefined {
  const names = new Map<string, string>();
  for (const {start, end, href} of links) {
    names.set(href, names.get(href) ?? code.slice(start, end));
  }
  const items = [...names].map(
    ([href, name]) => `<li><a href="${escapeHtml(href)}">${escapeHtml(name)}</a></li>`,
  );
  return items.length === 0 ? undefined : items.join('');
}

/** Splits the lines of a command into coloured tokens. */
type Tokenize = (command: string) => readonly (readonly Token[])[];

/**
 * Renders lines that wrap as HTML. The `span` around each includes the line break, so that the text content stays the
 * same.
 */
export function renderShell(lines: readonly string[]): string {
  return lines
    .map(
      (line, index) => `<span class="line">${line}${index < lines.length - 1 ? '\n' : ''}</span>`,
    )
    .join('');
}

/** Renders a terminal session as HTML: commands are coloured, prompts and output have classes. */
export function renderSession(session: string, tokenize: Tokenize): string {
  const lines = parseSession(session).flatMap(({code, output}) => {
    const [first = '', ...others] = tokenize(code).map(renderCommand);
    const shown = output === '' ? [] : output.split('\n');
    return [
      `<span class="tok-prompt">${PROMPT}</span>${first}`,
      ...others,
      ...shown.map((line) => line && `<span class="tok-output">${escapeHtml(line)}</span>`),
    ];
  });
  return renderShell(lines);
}

/** Splits a terminal session into everything up to its last command, and the output of that command. */
export function splitSession(session: string): {value: string; output?: string} {
  const output = parseSession(session).at(-1)?.output;
  return output ? {value: session.slice(0, -output.length - 1), output} : {value: session};
}

/** Lists the commands of a terminal session, which its copy button copies. */
export function listCommands(session: string): string {
  return parseSession(session)
    .map(({code}) => code)
    .join('\n');
}
