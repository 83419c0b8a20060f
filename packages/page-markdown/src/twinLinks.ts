import type {ElementContent} from 'hast';
import {listIds, listTargets} from './linkContent';

/** A file of Markdown: its address, the address of its page, and its content. */
export type Twin = {address: string; page: string; content: readonly ElementContent[]};

type TwinLinks = {
  /** Resolves a link to its Markdown, within the file `own` to the anchor only; keeps any other address. */
  resolve: (href: string, own?: string) => string;
  /** Tells whether any file links to an anchor of a page. */
  isLinked: (page: string, id: string) => boolean;
};

/**
 * Makes links lead to the Markdown of pages. If two files of a page have an anchor, the link leads to the later one,
 * without the anchor if the file begins with it.
 */
export function createTwinLinks(twins: readonly Twin[]): TwinLinks {
  const files = new Map<string, string>();
  const anchors = new Map<string, {address: string; isStart: boolean}>();
  for (const {address, page, content} of twins) {
    const key = toKey(page);
    if (!files.has(key)) files.set(key, address);
    listIds(content).forEach((id, index) => {
      const isStart = index === 0 && files.get(key) !== address;
      anchors.set(`${key}#${id}`, {address, isStart});
    });
  }
  const resolve = (href: string, own?: string): string => {
    const file = files.get(toKey(href));
    if (file === undefined) return href;
    const {hash} = new URL(href);
    const found = anchors.get(toKey(href) + decodeURIComponent(hash));
    const {address, isStart} = found ?? {address: file, isStart: false};
    if (hash === '' || (isStart && address !== own)) return address;
    return `${address === own ? '' : address}${hash}`;
  };
  const targets = twins.flatMap(({content}) => listTargets(content));
  const linked = new Set(
    targets.map((href) => toKey(href) + decodeURIComponent(new URL(href).hash)),
  );
  return {resolve, isLinked: (page, id) => linked.has(`${toKey(page)}#${id}`)};
}

/** Returns the same key for all spellings of a page's address, without an anchor. */
function toKey(address: string): string {
  const {origin, pathname} = new URL(address);
  return origin + pathname.replace(/\/$/, '');
}
