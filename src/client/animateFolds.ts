import {prefersReducedMotion} from '@docusaurus/theme-common';
import {delegate} from '../../plugins/lib/pageEvents';

/** The folds that are about to be closed: they count as closed, and are open until their animation ends. */
const closing = new WeakSet<Element>();

/**
 * Opens or closes the fold of a summary, as long as the theme's other collapsible sections take. A press
 * during that turns back from where the fold is.
 */
delegate('click', '[data-fold] > summary', (summary, event) => {
  const fold = summary.parentElement as HTMLDetailsElement;
  const content = fold.lastElementChild;
  if (!content) return;
  event.preventDefault();
  const opens = !fold.open || closing.has(fold);
  const start = fold.open ? content.clientHeight : 0;
  content.getAnimations().forEach((running) => running.cancel());
  fold.open = true;
  if (opens) closing.delete(fold);
  else closing.add(fold);
  const height = content.scrollHeight;
  const animation = content.animate(
    [start, opens ? height : 0].map((pixels) => ({height: `${pixels}px`})),
    {duration: readDuration(height), easing: 'ease-in-out'},
  );
  animation.onfinish = () => {
    closing.delete(fold);
    fold.open = opens;
  };
});

/** The milliseconds for a height in pixels, by the rule of the theme's `Collapsible`. */
function readDuration(height: number): number {
  const steps = height / 36;
  return prefersReducedMotion() ? 1 : Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}
