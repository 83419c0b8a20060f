import {delegate} from 'docusaurus-built-pages/pageEvents';

/** Moves the focus to the page's content, instead of the theme, which would need React. */
delegate('click', 'a[href$="_skipToContent_fallback"]', (_, event) => {
  event.preventDefault();
  event.stopPropagation();
  const content =
    document.querySelector<HTMLElement>('main') ??
    document.querySelector<HTMLElement>('[id$="_skipToContent_fallback"]');
  content?.setAttribute('tabindex', '-1');
  content?.focus();
  content?.removeAttribute('tabindex');
});
