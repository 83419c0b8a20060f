/** An item of a list of links, as `404.md` has one for each page. */
const ITEM = /^- \[(.+)\]\(<?(\S+?)>?\)$/;

/** How many pages are offered for an address that is missing. */
const OFFERED = 5;

/**
 * The Markdown of the not-found page with the pages only whose titles and addresses are nearest to the
 * address that is missing, the nearest first. It stays as it is where nothing is near.
 * @param {string} markdown of `404.md`, with a list of links to all pages
 * @param {string} target of the request
 */
export function keepNearest(markdown, target) {
  const asked = listWords(target.replace(/[?#].*/s, ''));
  const lines = markdown.split('\n');
  const ranked = lines
    .flatMap((line) => {
      const [, title = '', address = ''] = ITEM.exec(line) ?? [];
      const path = address.replace(/^\w+:\/\/[^/]+/, '');
      return title === '' ? [] : [{line, score: compareWords(asked, listWords(path, title))}];
    })
    .filter(({score}) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, OFFERED);
  if (ranked.length === 0) return markdown;
  const first = lines.findIndex((line) => ITEM.test(line));
  const others = lines.slice(first).filter((line) => !ITEM.test(line));
  return [...lines.slice(0, first), ...ranked.map(({line}) => line), ...others].join('\n');
}

/**
 * The words of addresses and titles, without the ending of a file.
 * @param {string[]} texts
 */
function listWords(...texts) {
  const words = texts.flatMap((text) =>
    decode(text.replace(/\.(?:md|html?|txt)$/, ''))
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u),
  );
  return [...new Set(words.filter((word) => word !== ''))];
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * How much of what is asked for is in a page's words: the last word of an address says most.
 * @param {readonly string[]} asked
 * @param {readonly string[]} words
 */
function compareWords(asked, words) {
  const scores = asked.map((word, index) => {
    const best = Math.max(...words.map((other) => compareWord(word, other)));
    return best < 0.6 ? 0 : best * (index + 1);
  });
  const found = scores.reduce((sum, score) => sum + score, 0);
  // Of two pages that have it all, the one that has less besides.
  return found === 0 ? 0 : found - words.length / 1000;
}

/**
 * From 0 to 1: the share of letter pairs that two words have in common.
 * @param {string} one
 * @param {string} other
 */
function compareWord(one, other) {
  if (one === other) return 1;
  const [pairs, others] = [listPairs(one), listPairs(other)];
  const common = pairs.filter((pair) => others.includes(pair)).length;
  return (2 * common) / Math.max(1, pairs.length + others.length);
}

/** @param {string} word */
function listPairs(word) {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
