import type {CodeLink} from '../shared/codeHints';
import {escapeHtml} from './escapeHtml';
import {tokenClass} from './tokenClass';

/** A coloured part of a line; `offset` counts from the start of the block. */
export type Token = {content: string; offset: number; color?: string};

type Piece = Token & {link: CodeLink | undefined};

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
  const className = tokenClass(color);
  return className && content.trim() !== '' ? `<span class="${className}">${text}</span>` : text;
}
