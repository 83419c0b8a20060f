/** @typedef {{href: string, label: string}} Page a page: its path, and what it is called */

/** The least similarity of a page that is shown, and the most pages that are. */
const LEAST = 0.4;
const MOST = 3;

/**
 * Finds the pages that an unknown path may have meant, nearest first: the last part of the path counts most, as it is
 * the page's own name; one wrong or missing letter lowers the similarity only slightly.
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
 * Returns the last part of a path as words to search for.
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
 * Lists the parts of a path, without extensions such as `.html` and without `index`.
 * @param {string} path
 */
function listParts(path) {
  const parts = path.replace(/\.[a-z]+\/?$/i, '').split('/');
  return parts.filter((part) => part !== '' && part.toLowerCase() !== 'index');
}

/**
 * Returns the letters and digits of a name in any script, without accents and in lower case.
 * @param {string} text
 */
const toPlain = (text) =>
  safelyDecode(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the share of letter pairs that two names have in common (Dice coefficient), from 0 to 1.
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
