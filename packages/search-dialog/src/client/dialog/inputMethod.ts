import {isComposing} from 'docusaurus-built-pages/pageEvents';

/** From then on, in milliseconds, a key after a composition that no key has ended is the reader's own. */
const TOO_LATE = 1000;

let ended = -Infinity;

/**
 * Begins to tell the keys of an input method from others. Listens to the document: the box may have the focus
 * until the composition ends.
 */
export function watchInputMethod(): void {
  document.addEventListener('compositionend', ({timeStamp}) => (ended = timeStamp));
  document.addEventListener('keyup', () => (ended = -Infinity));
}

/**
 * Tells whether a key is not for the search, because an input method uses it. Safari ends a composition before
 * it sends the Enter or Escape that has ended it, which may look like any other; until a key is released, both
 * are the input method's.
 */
export function isTaken(event: KeyboardEvent): boolean {
  const isEnd = event.key === 'Enter' || event.key === 'Escape';
  // A keyboard on the screen, whose keys have no code, composes each word and ends it before its Enter.
  const isEnding = isEnd && event.code !== '' && event.timeStamp - ended < TOO_LATE;
  return isComposing(event) || isEnding;
}
