import {securityHeaders} from '../../../server/headers.mjs';
import {listInlineHashes} from '../../../server/inlineHashes.mjs';
import {mapPages, type PageStep} from 'docusaurus-built-pages';

/** Style attributes that Docusaurus renders, with their replacements. */
const KNOWN_STYLES: readonly [pattern: RegExp, replacement: string][] = [
  // The sheet of icons: src/css/layout.css hides it by its class.
  [/<svg style="?display: ?none;?"?/g, '<svg class="icon-sheet" aria-hidden="true"'],
  // An open section of the sidebar looks like this anyway.
  [/ style="display:block;overflow:visible;height:auto"/g, ''],
];

/** Matches a tag with a style attribute; skips quoted attribute values before it. */
const STYLED_TAG =
  /<[a-z][^\s>]*(?:\s+(?!style\b)[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]*))?)*\s+style=[^>]*>/gi;

/** Matches scripts, which may contain tags in a string. */
const SCRIPT = /<script[\s\S]*?<\/script>/gi;

/** Replaces the style attributes that Docusaurus renders by classes, and those of the announcement by a style sheet. */
export const replaceStyles: PageStep = ({pages}) => mapPages(pages, replaceStyleAttributes);

/**
 * Adds a strict content security policy to each built page, for hosts that send no headers. It has the hash of each
 * inline script and style. An unknown style attribute stops the build.
 */
export const securePages: PageStep = ({pages}) => mapPages(pages, securePage);

/** Matches the announcement's colours, which the configuration sets. */
const ANNOUNCEMENT = /(<div[^>]*\btheme-announcement-bar\b[^>]*?) style=(?:"([^"]+)"|([^\s>]+))/;

/** Matches the end of a page's head: in minified HTML, the beginning of the body. */
const HEAD_END = /(?=<\/head>|<body)/;

/** Replaces the style attributes that Docusaurus renders in a page's HTML. */
export function replaceStyleAttributes(html: string): string {
  const known = KNOWN_STYLES.reduce((text, [from, to]) => text.replace(from, to), html);
  const [, , quoted, colours = quoted] = ANNOUNCEMENT.exec(known) ?? [];
  if (colours === undefined) return known;
  const sheet = `<style>:root div.theme-announcement-bar{${colours}}</style>`;
  return known.replace(ANNOUNCEMENT, '$1').replace(HEAD_END, () => sheet);
}

/**
 * Adds its policy to a page's HTML as a `meta` element. Throws at a style attribute, which the policy would disable.
 */
export function securePage(html: string, file: string): string {
  const styled = html.replace(SCRIPT, '').match(STYLED_TAG)?.[0];
  if (styled) {
    throw new Error(
      `${file}: ${styled.slice(0, 160)} has a style attribute, which the content security policy forbids. Give it a class instead.`,
    );
  }
  const charset = html.match(/<meta charset="?[\w-]+"?>/i)?.[0];
  if (!charset) {
    throw new Error(`${file}: no <meta charset> to put the content security policy after.`);
  }
  const policy = `<meta http-equiv="Content-Security-Policy" content="${computePolicy(html)}">`;
  return html.replace(charset, `${charset}${policy}`);
}

/** Returns the server's policy with this page's hashes; a `meta` cannot have frame-ancestors. */
function computePolicy(html: string): string {
  return (securityHeaders(listInlineHashes(html))['Content-Security-Policy'] ?? '')
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
}
