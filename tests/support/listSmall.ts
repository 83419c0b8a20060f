/**
 * Runs in the page: lists targets that are too small to hit (WCAG 2.5.8). Fields, buttons and links outside the text
 * need at least 24 px. Other targets may be smaller if a circle of 24 px around the middle of each touches no other.
 * A link among the words of a sentence may be as low as its line.
 */
export function listSmallTargets(): string[] {
  type Target = {element: Element; box: DOMRect; isSmall: boolean};
  const places = ['nav', 'dialog', 'footer', '.theme-announcement-bar', '.theme-doc-toc-desktop'];
  const links = places.map((place) => `${place} a`);
  const controls = ['button', 'input', 'select', 'summary', '[role="tab"]', ...links].join();
  const isAmongWords = (link: Element) => {
    let block = link.parentElement;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    const words = block?.cloneNode(true) as Element | undefined;
    words?.querySelectorAll('a, button').forEach((each) => each.remove());
    return (words?.textContent ?? '').trim() !== '';
  };
  // On a phone, the head of a table is only heard.
  const isHeard = (element: Element) => {
    const head = element.closest('thead');
    return head !== null && getComputedStyle(head).position === 'absolute';
  };
  const targets = [...document.querySelectorAll(`${controls}, a[href]`)]
    .filter(
      (element) =>
        element.checkVisibility({visibilityProperty: true}) &&
        !element.closest('[inert], .sr-only') &&
        !isHeard(element),
    )
    .filter((element) => !element.matches('.theme-announcement-bar [class*="content"] a'))
    .map((element): Target => {
      const box = element.getBoundingClientRect();
      return {element, box, isSmall: box.width < 24 || box.height < 24};
    });
  const isCrowded = ({element, box}: Target) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return targets.some((other) => {
      if (other.element.contains(element) || element.contains(other.element)) return false;
      const {left, right, top, bottom, width, height} = other.box;
      return other.isSmall
        ? Math.hypot(left + width / 2 - x, top + height / 2 - y) < 24
        : Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) < 12;
    });
  };
  return targets
    .filter((target) => target.isSmall)
    .filter((target) => target.element.matches(controls) || isCrowded(target))
    .filter(({element}) => element.matches(controls) || !isAmongWords(element))
    .map(
      ({element, box}) =>
        `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}: ` +
        `${box.width.toFixed(1)} × ${box.height.toFixed(1)}`,
    );
}

/** Runs in the page: lists fields that make iOS zoom in when they get the focus. */
export function listSmallFields(): string[] {
  return [
    ...document.querySelectorAll('input:not([type=checkbox], [type=radio]), select, textarea'),
  ]
    .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => `text below 16 px in ${field.outerHTML}`);
}
