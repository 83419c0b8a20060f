import {findNearest} from './findNearest.mjs';

/** An item of a list of links, as `404.md` has one for each page. */
const ITEM = /^- \[(.+)\]\((\S+)\)$/;

/**
 * The Markdown of the not-found page with the pages only whose names are nearest to the address that is
 * missing, the nearest first. It stays as it is where nothing is near.
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
