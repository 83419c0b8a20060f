import {delegate} from 'docusaurus-built-pages/pageEvents';
import {animateHeight} from './animateHeight';

/** Folds that are closing: they count as closed, but stay open until their animation ends. */
const closing = new WeakSet<Element>();

/** Toggles the fold of a summary. A press during the animation reverses it from the current height. */
delegate('click', '[data-fold] > summary', (summary, event) => {
  const fold = summary.parentElement as HTMLDetailsElement;
  const content = fold.lastElementChild;
  if (!content) return;
  event.preventDefault();
  const opens = !fold.open || closing.has(fold);
  const start = fold.open ? content.clientHeight : 0;
  fold.open = true;
  if (opens) closing.delete(fold);
  else closing.add(fold);
  animateHeight(content, start, opens ? content.scrollHeight : 0).onfinish = () => {
    closing.delete(fold);
    fold.open = opens;
  };
});
