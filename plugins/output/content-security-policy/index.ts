import {securityHeaders} from '../../../server/headers.mjs';
import {listInlineHashes} from '../../../server/inlineHashes.mjs';
import {mapPages, type PageStep} from 'docusaurus-built-pages';

/** Style attributes that the framework renders, and what replaces them. */
const KNOWN_STYLES: readonly [pattern: RegExp, replacement: string][] = [
  // The sheet of icons: src/css/layout.css hides it by its class.
  [/<svg style="?display: ?none;?"?/g, '<svg class="icon-sheet" aria-hidden="true"'],
  // What an open section of the sidebar looks like anyway.
  [/ style="display:block;overflow:visible;height:auto"/g, ''],
];

/** A tag with a style attribute; quoted attribute values before it are passed over. */
const STYLED_TAG =
  /<[a-z][^\s>]*(?:\s+(?!style\b)[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]*))?)*\s+style=[^>]*>/gi;

/** Scripts are not markup: one may contain tags in a string. */
const SCRIPT = /<script[\s\S]*?<\/script>/gi;

/** Gives classes to the elements that the framework renders with style attributes. */
export const replaceStyles: PageStep = ({pages}) => mapPages(pages, replaceStyleAttributes);

/**
 * Makes each built page follow a strict content security policy and contain it, for hosts that send
 * no headers. A page with a style attribute that is not known stops the build. The policy has
 * the hash of each inline script and style.
 */
export const securePages: PageStep = ({pages}) => mapPages(pages, securePage);

/** The announcement's colours, which are set in the configuration. */
const ANNOUNCEMENT = /(<div[^>]*\btheme-announcement-bar\b[^>]*?) style=(?:"([^"]+)"|([^\s>]+))/;

/** Matches the end of a page's head: in minified HTML, the beginning of the body. */
const HEAD_END = /(?=<\/head>|<body)/;

/** Returns a page's HTML without the style attributes that the framework renders. */
export function replaceStyleAttributes(html: string): string {
  const known = KNOWN_STYLES.reduce((text, [from, to]) => text.replace(from, to), html);
  const [, , quoted, colours = quoted] = ANNOUNCEMENT.exec(known) ?? [];
  if (colours === undefined) return known;
  const sheet = `<style>:root div.theme-announcement-bar{${colours}}</style>`;
  return known.replace(ANNOUNCEMENT, '$1').replace(HEAD_END, () => sheet);
}

/**
 * Returns a page's HTML with its policy as a `meta` element. Refuses a style attribute: the policy would
 * disable it.
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

/** Returns the policy of the server's headers with this page's hashes; a `meta` cannot hold frame-ancestors. */
function computePolicy(html: string): string {
  return (securityHeaders(listInlineHashes(html))['Content-Security-Policy'] ?? '')
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
}
