import type {ClientModule} from '@docusaurus/types';
import {onContentShown} from 'docusaurus-built-pages/pageEvents';

// Also a client module: `docusaurus.config.ts` registers it.

/** Returns the attribute of an element that may be wider than its frame; `label` names its content. */
export const scrollStop = (label: string) => ({'data-scroll-stop': label});

let observer: ResizeObserver | undefined;

/** Watches all such elements on the current page, and stops watching those of earlier pages. */
function watchElements(): void {
  observer?.disconnect();
  observer = new ResizeObserver(updateStops);
  document.querySelectorAll('[data-scroll-stop]').forEach((each) => observer?.observe(each));
}

/** Makes an element a tab stop with a name only while it can be scrolled. */
function updateStops(entries: readonly ResizeObserverEntry[]): void {
  // All are measured before one is changed, so that the page has one layout.
  const changed = entries
    .map(({target}) => ({target, isWide: target.scrollWidth > target.clientWidth}))
    .filter(({target, isWide}) => isWide !== target.hasAttribute('tabindex'));
  for (const {target, isWide} of changed) {
    const stop = {
      tabindex: '0',
      role: 'group',
      'aria-label': target.getAttribute('data-scroll-stop') ?? '',
    };
    for (const [name, value] of Object.entries(stop)) {
      if (isWide) target.setAttribute(name, value);
      else target.removeAttribute(name);
    }
  }
}

/** Watches the content of the delivered document; `onContentShown` reports later content. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (!previousLocation) watchElements();
};

onContentShown(watchElements);

if (typeof window !== 'undefined') window.addEventListener('resize', watchElements);
