/**
 * Runs in the page: the fields and buttons, and the links outside the text, that are too small to hit.
 * A link among the words of a sentence may be as low as its line (WCAG 2.5.8).
 */
export function listSmallTargets(): string[] {
  const places = ['nav', 'dialog', 'footer', '.theme-announcement-bar', '.theme-doc-toc-desktop'];
  const links = places.map((place) => `${place} a`);
  const controls = ['button', 'input', 'select', 'summary', '[role="tab"]', ...links];
  return [...document.querySelectorAll(controls.join())]
    .filter(
      (element) =>
        element.checkVisibility({visibilityProperty: true}) &&
        !element.closest('[inert], .sr-only'),
    )
    .filter((element) => !element.matches('.theme-announcement-bar [class*="content"] a'))
    .map((element) => ({element, box: element.getBoundingClientRect()}))
    .filter(({box}) => box.width < 24 || box.height < 24)
    .map(
      ({element, box}) =>
        `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}: ` +
        `${box.width.toFixed(1)} × ${box.height.toFixed(1)}`,
    );
}

/** Runs in the page: the fields that iOS enlarges, with the page, when they get the focus. */
export function listSmallFields(): string[] {
  return [
    ...document.querySelectorAll('input:not([type=checkbox], [type=radio]), select, textarea'),
  ]
    .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => `text below 16 px in ${field.outerHTML}`);
}
