import {isComposing} from 'docusaurus-built-pages/pageEvents';

/** Milliseconds after a composition that no key has ended, from which on a key is the reader's own. */
const TOO_LATE = 1000;

let ended = -Infinity;

/** Starts to track input methods. Listens on the document: the box may have the focus until the composition ends. */
export function watchInputMethod(): void {
  document.addEventListener('compositionend', ({timeStamp}) => (ended = timeStamp));
  document.addEventListener('keyup', () => (ended = -Infinity));
}

/**
 * Tells whether a key belongs to an input method instead of the search. Safari ends a composition before it sends the
 * Enter or Escape that has ended it, which may look like any other key; until a key is released, both count as the
 * input method's.
 */
export function isTaken(event: KeyboardEvent): boolean {
  const isEnd = event.key === 'Enter' || event.key === 'Escape';
  // A keyboard on the screen, whose keys have no code, composes each word and ends it before its Enter.
  const isEnding = isEnd && event.code !== '' && event.timeStamp - ended < TOO_LATE;
  return isComposing(event) || isEnding;
}
