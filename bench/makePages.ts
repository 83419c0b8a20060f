import {STOP_WORDS, type PageSource} from '../plugins/local-search';

/** A page that is made, and what is in it: its title, its other headings, its paragraphs' words. */
export type MadePage = PageSource & {title: string; headings: string[]; paragraphs: string[][]};

/** A number from 0 to before 1; the next one at each call. */
export type Random = () => number;

const WORDS_PER_PAGE = 900;
const STOPS = [...STOP_WORDS];
/** How much of a text is very common words, words of the page's topic, and identifiers. */
const SHARES = {stop: 0.4, topic: 0.12, identifier: 0.02};
/** Ranks are shifted by it: the most frequent words of a title are less frequent than those of a text. */
const SHIFTS = {text: 3, topic: 200};
const JOINTS = ['-', '_', '.', '/'];

/**
 * Pages of words that can be pronounced, as frequent as those of a language (Zipf): a title, 6 to 10
 * sections and about 900 words each. The number of different words grows with the root of that of the
 * pages (Heaps): some 20,000 for 5,000 pages. The same count makes the same pages.
 */
export function makePages(count: number): MadePage[] {
  const random = createRandom(1);
  const words = makeWords(Math.round(283 * Math.sqrt(count)), random);
  const drawText = createDraw(words, SHIFTS.text, random);
  const drawTopic = createDraw(words, SHIFTS.topic, random);
  const titles = new Set<string>();
  return Array.from({length: count}, (_, number) => {
    const topic = Array.from({length: 12}, drawTopic);
    let title = topic.slice(0, 3).join(' ');
    while (titles.has(title)) title += ` ${drawTopic()}`;
    titles.add(title);
    const drawWord = () => {
      const share = random();
      if (share < SHARES.stop) return pick(STOPS, random);
      if (share < SHARES.stop + SHARES.topic) return pick(topic, random);
      const isIdentifier = share > 1 - SHARES.identifier;
      return isIdentifier ? drawText() + pick(JOINTS, random) + pick(topic, random) : drawText();
    };
    return {...makePage({title, topic, drawWord, random}), path: `/page-${number}`};
  });
}

type Source = {title: string; topic: readonly string[]; drawWord: () => string; random: Random};

function makePage({title, topic, drawWord, random}: Source): Omit<MadePage, 'path'> {
  const sections = 6 + Math.floor(random() * 5);
  const headings = Array.from({length: sections}, () =>
    [pick(topic, random), drawWord(), pick(topic, random)].join(' '),
  );
  const length = Math.round(WORDS_PER_PAGE / (2 * (sections + 1)));
  const paragraphs = Array.from({length: 2 * (sections + 1)}, () => Array.from({length}, drawWord));
  const render = (index: number) =>
    paragraphs.slice(2 * index, 2 * index + 2).map((one) => `<p>${one.join(' ')}.</p>`);
  const bodies = headings.map(
    (heading, index) =>
      `<h2 id="part-${index}">${heading}<a href="#part-${index}" class="hash-link"></a></h2>` +
      render(index + 1).join(''),
  );
  const html = [
    `<!doctype html><html lang="en"><head><title>${title}</title></head><body>`,
    `<nav>${topic.map((word) => `<a href="/${word}">${word}</a>`).join('')}</nav>`,
    `<main><article><h1>${title}</h1>${render(0).join('')}${bodies.join('')}</article></main>`,
    '</body></html>',
  ].join('\n');
  const description = `${paragraphs[0]?.slice(0, 14).join(' ')}.`;
  return {file: 'made.mdx', html, description, title, headings, paragraphs};
}

/** The generator mulberry32: the same seed makes the same numbers. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of several, each as likely as the others. */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** Different words of one to five syllables, the frequent ones first and shorter. */
function makeWords(count: number, random: Random): string[] {
  const words = new Set<string>();
  while (words.size < count) {
    const longest = 2 + Math.min(3, Math.floor(Math.log10(words.size + 1)));
    const syllables = 1 + Math.ceil(random() * (longest - 1));
    const word = Array.from({length: syllables}, () => makeSyllable(random)).join('');
    if (!STOP_WORDS.has(word)) words.add(word);
  }
  return [...words];
}

function makeSyllable(random: Random): string {
  const end = random() < 0.35 ? pick([...'lmnrst'], random) : '';
  return (
    pick([...'bcdfghjklmnprstvwz', 'st', 'tr', 'ch'], random) + pick([...'aeiou'], random) + end
  );
}

/** Draws a word: the one of rank n with a probability in proportion to 1 / (n + shift). */
function createDraw(words: readonly string[], shift: number, random: Random): () => string {
  let total = 0;
  const sums = words.map((_, rank) => (total += 1 / (rank + shift)));
  return () => {
    const wanted = random() * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return words[low] ?? '';
  };
}
