/** @typedef {{href: string, label: string}} Page a page: its path, and what it is called */

/** The least likeness of a page that is worth showing, and how many are shown. */
const LEAST = 0.4;
const MOST = 3;

/**
 * The pages that an unknown path may have meant, nearest first: the last part of the path counts most,
 * as it is the page's own name, and a letter wrong or missing still counts.
 * @template {Page} Found
 * @param {string} path
 * @param {readonly Found[]} pages
 * @returns {Found[]}
 */
export function findNearest(path, pages) {
  const wanted = toParts(path);
  const own = wanted.at(-1) ?? '';
  return pages
    .map((page) => {
      const parts = toParts(page.href);
      const name = Math.max(compare(own, parts.at(-1) ?? ''), compare(own, page.label));
      const around = wanted.slice(0, -1).filter((part) => parts.includes(part)).length;
      return {page, name, likeness: name + 0.1 * around};
    })
    .filter(({name}) => name >= LEAST)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST)
    .map(({page}) => page);
}

/**
 * The last part of a path as words to search for.
 * @param {string} path
 * @returns {string}
 */
export function toWords(path) {
  return safelyDecode(listParts(path).at(-1) ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** @param {string} text */
function safelyDecode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param {string} path */
const toParts = (path) => listParts(path).map(toPlain).filter(Boolean);

/**
 * The parts of a path without an ending such as `.html` and without `index`.
 * @param {string} path
 */
function listParts(path) {
  const parts = path.replace(/\.[a-z]+\/?$/i, '').split('/');
  return parts.filter((part) => part !== '' && part.toLowerCase() !== 'index');
}

/** @param {string} text */
const toPlain = (text) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The share of pairs of neighbouring letters that two names have in common (Dice), from 0 to 1.
 * @param {string} a
 * @param {string} b
 */
function compare(a, b) {
  const [first, second] = [a, b].map((name) => listPairs(toPlain(name)));
  if (!first?.length || !second?.length) return 0;
  const rest = [...second];
  const common = first.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / (first.length + second.length);
}

/** @param {string} name */
function listPairs(name) {
  return [...name].slice(1).map((letter, index) => `${name[index]}${letter}`);
}
