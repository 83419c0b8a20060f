import type {ElementContent} from 'hast';
import {repairHash} from 'docusaurus-built-pages/pageLinks';
import {listIds, listTargets} from './linkContent';

/** A file of Markdown: its own address, that of the page that it is from, and its content. */
export type Twin = {address: string; page: string; content: readonly ElementContent[]};

type TwinLinks = {
  /** Leaves alone what leads elsewhere; in the file with the address `own`, shortens links to that file's anchors. */
  resolve: (href: string, own?: string) => string;
  /** Returns whether any file links to an anchor of a page. */
  isLinked: (page: string, id: string) => boolean;
};

/**
 * Leads links to the Markdown of pages. Of two files of a page that have an anchor, the later one is meant,
 * and the whole file if it begins with the anchor.
 */
export function createTwinLinks(twins: readonly Twin[]): TwinLinks {
  const files = new Map<string, string>();
  const anchors = new Map<string, {address: string; isStart: boolean}>();
  for (const {address, page, content} of twins) {
    const {key} = parseAddress(page);
    if (!files.has(key)) files.set(key, address);
    listIds(content).forEach((id, index) => {
      const isStart = index === 0 && files.get(key) !== address;
      anchors.set(`${key}#${id}`, {address, isStart});
    });
  }
  const resolve = (href: string, own?: string): string => {
    const {key, hash, anchor} = parseAddress(href);
    const file = files.get(key);
    if (file === undefined) return href;
    const found = anchors.get(key + anchor);
    const {address, isStart} = found ?? {address: file, isStart: false};
    if (hash === '' || (isStart && address !== own)) return address;
    return `${address === own ? '' : address}${hash}`;
  };
  const targets = twins.flatMap(({content}) => listTargets(content));
  const linked = new Set(targets.map(parseAddress).map(({key, anchor}) => key + anchor));
  return {resolve, isLinked: (page, id) => linked.has(`${parseAddress(page).key}#${id}`)};
}

/**
 * Takes an address apart: `key` is the same for all spellings of a page's address, and `anchor` is the hash as the
 * page writes the id. What is no address is its own key.
 */
function parseAddress(address: string): {key: string; hash: string; anchor: string} {
  if (!URL.canParse(address)) return {key: address, hash: '', anchor: ''};
  const {origin, pathname, hash} = new URL(repairHash(address));
  return {key: origin + pathname.replace(/\/$/, ''), hash, anchor: decodeURIComponent(hash)};
}
