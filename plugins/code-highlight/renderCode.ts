import type {CodeLink} from '../shared/catalogue/types';

/** A coloured part of a line; `offset` counts from the start of the block. */
export type Token = {content: string; offset: number; color?: string};

type Piece = Token & {link: CodeLink | undefined};

const PROMPT = '$ ';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A string made safe for HTML content and for double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/**
 * The HTML of a line: a `span` with a class for each token, an `a` around the tokens of a link.
 * The links are out of the tab order: the block has one stop for all of them.
 */
export function renderLine(tokens: readonly Token[], links: readonly CodeLink[]): string {
  const pieces = tokens.flatMap((token) => splitToken(token, links));
  return pieces
    .map((piece, index) => {
      const {link} = piece;
      const open = link && link !== pieces[index - 1]?.link ? openLink(link) : '';
      const close = link && link !== pieces[index + 1]?.link ? '</a>' : '';
      return `${open}${renderToken(piece)}${close}`;
    })
    .join('');
}

function openLink({href}: CodeLink): string {
  return `<a href="${escapeHtml(href)}" tabindex="-1" draggable="false">`;
}

function splitToken(token: Token, links: readonly CodeLink[]): Piece[] {
  const {content, offset} = token;
  const end = offset + content.length;
  const ends = [...new Set(links.flatMap((link) => [link.start, link.end]))];
  const inner = ends.filter((cut) => cut > offset && cut < end).sort((a, b) => a - b);
  const cuts = [offset, ...inner, end];
  return cuts.slice(0, -1).map((start, index) => ({
    ...token,
    offset: start,
    content: content.slice(start - offset, (cuts[index + 1] ?? end) - offset),
    link: links.find((link) => link.start <= start && start < link.end),
  }));
}

function renderToken({content, color}: Token): string {
  const text = escapeHtml(content);
  // Shiki's theme of variables names a colour `var(--token-keyword)`; its class is `tok-keyword`.
  const name = color?.match(/^var\(--token-(?:token-)?([a-z-]+)\)$/)?.[1];
  const isPlain = name === undefined || name === 'foreground' || content.trim() === '';
  return isPlain ? text : `<span class="tok-${name}">${text}</span>`;
}

/** The HTML of a terminal session: prompts and output marked, commands left as they are. */
export function renderSession(code: string): string {
  return code
    .split('\n')
    .map((line) => {
      if (line.startsWith(PROMPT)) {
        return `<span class="tok-prompt">${PROMPT}</span>${escapeHtml(line.slice(PROMPT.length))}`;
      }
      return line === '' ? '' : `<span class="tok-output">${escapeHtml(line)}</span>`;
    })
    .join('\n');
}

/** The commands of a terminal session, one per line: what its copy button copies. */
export function readCommands(code: string): string {
  return code
    .split('\n')
    .filter((line) => line.startsWith(PROMPT))
    .map((line) => line.slice(PROMPT.length))
    .join('\n');
}

/**
 * The HTML of a list of a block's links, each target once: how the keyboard reaches them, since the
 * links in the code are not tab stops. Undefined where there are none.
 */
export function renderLinkList(code: string, links: readonly CodeLink[]): string | undefined {
  const names = new Map<string, string>();
  for (const {start, end, href} of links) {
    names.set(href, names.get(href) ?? code.slice(start, end));
  }
  const items = [...names].map(
    ([href, name]) => `<li><a href="${escapeHtml(href)}"><code>${escapeHtml(name)}</code></a></li>`,
  );
  return items.length === 0 ? undefined : items.join('');
}
