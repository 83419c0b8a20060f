import {delegate} from 'docusaurus-built-pages/pageEvents';
import {findTarget} from 'docusaurus-built-pages/pageLinks';

/**
 * Matches a fold of the classic theme that was opened without it: the theme still hides the content, or will. Where it
 * is closing the fold, the content is a block until the end.
 */
const EMPTY = 'details[open][data-collapsed="true"]:not(:has(> [style*="display: block"]))';

let isWatching = false;

/**
 * Lets the classic theme show the content of folds that a browser, a script or a reader opens without it: those that
 * are open now, scrolling back to `place` unless it is `true`, and all later ones. Further calls do nothing.
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

/**
 * Ends an opening or closing of the classic theme that cannot end: the theme waits for the end of a transition, and
 * there is none where the fold was hidden meanwhile. To be called once the theme has begun the transition.
 */
export function settleFold(fold: HTMLElement): void {
  const content = fold.querySelector<HTMLElement>(':scope > :not(summary)');
  const isMoving = content?.style.display === 'block' && content.style.height !== 'auto';
  if (!isMoving || content.getAnimations().length > 0) return;
  content.dispatchEvent(
    new TransitionEvent('transitionend', {bubbles: true, propertyName: 'height'}),
  );
}
