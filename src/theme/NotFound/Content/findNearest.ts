/** A page of the sidebar: its path, and its label there. */
export type SidebarPage = {href: string; label: string};

/** The least likeness of a page that is worth showing. */
const LEAST = 0.4;
const MOST = 3;

/**
 * The pages that an unknown path may have meant, nearest first: the last part of the path counts most,
 * as it is the page's own name, and a letter wrong or missing still counts.
 */
export function findNearest(path: string, pages: readonly SidebarPage[]): SidebarPage[] {
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

/** The last part of a path as words to search for. */
export function toWords(path: string): string {
  return safelyDecode(listParts(path).at(-1) ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function safelyDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const toParts = (path: string) => listParts(path).map(toPlain).filter(Boolean);

/** The parts of a path without an ending such as `.html` and without `index`. */
function listParts(path: string): string[] {
  const parts = path.replace(/\.[a-z]+\/?$/i, '').split('/');
  return parts.filter((part) => part !== '' && part.toLowerCase() !== 'index');
}

const toPlain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The share of pairs of neighbouring letters that two names have in common (Dice), from 0 to 1. */
function compare(a: string, b: string): number {
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

function listPairs(name: string): string[] {
  return [...name].slice(1).map((letter, index) => `${name[index]}${letter}`);
}
