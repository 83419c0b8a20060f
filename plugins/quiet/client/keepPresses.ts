/** What readers press: an act answers it, or the framework. */
const CONTROLS = 'button, [role=button], [role=tab], [aria-haspopup]';

const root = document.documentElement;
const isAwake = () => root.dataset.hasHydrated === 'true';
const listControls = () => [...document.querySelectorAll<HTMLElement>(CONTROLS)];

/** The controls that were pressed in vain, each with its place among all. */
const kept: [control: HTMLElement, place: number][] = [];

/**
 * Keeps a press that no act has answered from the framework, which answers only some of them while it starts.
 * Listed after the acts, whose listeners come first. What is in a box of errors answers for itself.
 */
function keep(event: Event & {isAnswered?: boolean}): void {
  const target = event.target instanceof Element ? event.target : undefined;
  const control = target?.closest<HTMLElement>(CONTROLS);
  if (isAwake() || event.isAnswered || !control || control.closest('[role=alert]')) return;
  // A control that React has not enabled yet has no clicks.
  if (event.type !== 'click' && !control.matches(':disabled')) return;
  event.preventDefault();
  event.stopPropagation();
  kept.push([control, listControls().indexOf(control)]);
}

for (const type of ['click', 'pointerup']) document.addEventListener(type, keep, {capture: true});

/** Another element has taken its place where React has made it anew, as the classic theme's tabs do once. */
function pressAgain([control, place]: [HTMLElement, number]): void {
  const same = control.isConnected ? control : listControls()[place];
  if (same?.textContent === control.textContent) same.click();
}

new MutationObserver((_, observer) => {
  if (!isAwake()) return;
  observer.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => kept.forEach(pressAgain)));
}).observe(root, {attributes: true});
