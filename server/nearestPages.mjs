import {findNearest} from './findNearest.mjs';

/** Matches an item of a list of links, which `404.md` has for each page. */
const ITEM = /^- \[(.+)\]\((\S+)\)$/;

/**
 * Reduces the Markdown of the not-found page to the pages whose names are nearest to the missing address, nearest
 * first. Returns it unchanged if none is near.
 * @param {string} markdown of `404.md`, with a list of links to all pages
 * @param {string} target of the request
 */
export function keepNearest(markdown, target) {
  const lines = markdown.split('\n');
  const pages = lines.flatMap((line) => {
    const [, label = '', address = ''] = ITEM.exec(line) ?? [];
    return address === '' ? [] : [{line, label, href: new URL(address).pathname}];
  });
  const nearest = findNearest(target.replace(/[?#].*/s, ''), pages).map(({line}) => line);
  if (nearest.length === 0) return markdown;
  const first = lines.findIndex((line) => ITEM.test(line));
  const after = lines.slice(first).filter((line) => !ITEM.test(line));
  return [...lines.slice(0, first), ...nearest, ...after].join('\n');
}
