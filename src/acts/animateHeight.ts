/**
 * Animates the height of an element, in pixels, as long as the theme's own collapsible sections do, or 1 ms for
 * readers who prefer reduced motion. Ends its previous animation.
 */
export function animateHeight(element: Element, from: number, to: number): Animation {
  element.getAnimations().forEach((running) => running.cancel());
  return element.animate(
    [from, to].map((pixels) => ({height: `${pixels}px`, overflowY: 'clip'})),
    {duration: readDuration(element.scrollHeight), easing: 'ease-in-out'},
  );
}

/** Returns the duration in milliseconds for a height in pixels, by the rule of the theme's `Collapsible`. */
function readDuration(height: number): number {
  const steps = height / 36;
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isReduced ? 1 : Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}
