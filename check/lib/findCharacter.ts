import {toLocation, type Problem} from 'docusaurus-built-pages/location';

/** Matches characters that look like a space or like nothing, and those that join or reverse letters. */
const INVISIBLE =
  /\u034f|[\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff]/g;

/** Matches typographic characters that text editors make of marks of a shell. */
const TYPOGRAPHIC = /[‐‑‒–—―−‘’‚‛“”„‟′″]/g;

const NAMES: readonly (readonly [characters: string, name: string])[] = [
  ['\u00a0\u202f', 'a no-break space'],
  ['\u00ad', 'a soft hyphen'],
  ['\u200b\u2060\ufeff', 'a zero-width space'],
  ['\u200c\u200d', 'a zero-width joiner'],
  ['\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069', 'a direction mark'],
  ['–', 'an en dash'],
  ['—', 'an em dash'],
  ['‘’“”‚‛„‟', 'a curly quotation mark'],
];

/**
 * Finds the first character of a block of code that nobody can have meant: one that is invisible, or a typographic
 * dash or quotation mark at one of the offsets `bare`, where a shell reads it literally.
 */
export function findCharacter(code: string, bare: readonly number[] = []): Problem | undefined {
  const isBare = new Set(bare);
  const [first] = [
    ...code.matchAll(INVISIBLE),
    ...[...code.matchAll(TYPOGRAPHIC)].filter(({index}) => isBare.has(index)),
  ].sort((a, b) => a.index - b.index);
  if (!first) return undefined;
  const [character] = first;
  const [, name] = NAMES.find(([characters]) => characters.includes(character)) ?? [
    '',
    character.trim() === '' ? 'an unusual space' : 'a typographic mark',
  ];
  const point = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return {message: `it has ${name} (U+${point})`, ...toLocation(code, first.index)};
}
