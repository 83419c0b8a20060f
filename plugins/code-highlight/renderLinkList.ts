import type {CodeLink} from '../shared/codeHints';
import {escapeHtml} from './escapeHtml';

/**
 * The HTML of a list of a block's links, each target once: the way to them for the keyboard, for
 * which the links in the code are no stops.
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
