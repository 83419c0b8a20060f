import {delegate} from 'docusaurus-built-pages/pageEvents';
import {findTarget} from 'docusaurus-built-pages/pageLinks';

/** A fold of the classic theme that was opened without it: the theme still hides the content. */
const EMPTY = 'details[open][data-collapsed="true"]';

let isWatching = false;

/**
 * Lets the classic theme show the content of folds that a browser, a script or a reader opened without it: those of
 * now, which scroll back to `place` unless it is `true`, and from now on each other one. Later calls do nothing.
 */
export function fillFolds(place: number | true): void {
  if (isWatching) return;
  isWatching = true;
  document.querySelectorAll<HTMLElement>(EMPTY).forEach((fold) => fill(fold, place));
  delegate('toggle', EMPTY, (fold, {target}) => {
    if (fold === target) fill(fold);
  });
}

/** Opens a fold as readers do. When it is as high as its content, scrolls to `place`, or else to the address's target. */
function fill(fold: HTMLElement, place: number | true = true): void {
  const scroll = ({propertyName}: TransitionEvent) => {
    if (propertyName !== 'height') return;
    fold.removeEventListener('transitionend', scroll);
    const target = findTarget(window.location.hash);
    if (place !== true) window.scrollTo(0, place);
    else if (fold.contains(target)) target?.scrollIntoView();
  };
  fold.addEventListener('transitionend', scroll);
  fold.querySelector('summary')?.click();
}
