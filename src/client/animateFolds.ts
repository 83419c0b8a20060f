import {prefersReducedMotion} from '@docusaurus/theme-common';
import {delegate} from '../../plugins/shared/delegate';

/** Opens or closes the fold of a summary, as long as the theme's other collapsible sections take. */
delegate('click', '[data-fold] > summary', (summary, event) => {
  const fold = summary.parentElement as HTMLDetailsElement;
  const content = fold.lastElementChild;
  if (!content) {
    return;
  }
  event.preventDefault();
  content.getAnimations().forEach((running) => running.cancel());
  const opens = !fold.open;
  fold.open = true;
  const height = content.scrollHeight;
  const ends = [{height: '0px'}, {height: `${height}px`}];
  const animation = content.animate(opens ? ends : ends.reverse(), {
    duration: readDuration(height),
    easing: 'ease-in-out',
  });
  animation.onfinish = () => {
    fold.open = opens;
  };
});

/** The milliseconds for a height in pixels, by the rule of the theme's `Collapsible`. */
function readDuration(height: number): number {
  const steps = height / 36;
  return prefersReducedMotion() ? 1 : Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}
