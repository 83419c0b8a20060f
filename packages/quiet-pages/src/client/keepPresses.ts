/** What readers press: an act answers it, or the framework. */
const CONTROLS =
  'button, [role=button], [role=tab], [aria-haspopup], .menu__link--sublist[aria-current]';

/** What waits for nothing: what is in a dialog or a box of errors answers for itself. */
const ANSWERING = 'dialog[open], [role=alert]';

/** The milliseconds after which a page that has asked for none of its scripts will not wake. */
const PATIENCE = 1000;

const root = document.documentElement;
const isAwake = () => root.dataset.hasHydrated === 'true';

/** The controls that were pressed in vain, each with its place among those that are like it. */
const kept: [control: HTMLElement, place: number][] = [];

/** The control in which the last press began. */
let begun: HTMLElement | undefined;

function listAlike({tagName, textContent, ariaLabel}: HTMLElement): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (each) =>
      each.tagName === tagName && each.textContent === textContent && each.ariaLabel === ariaLabel,
  );
}

const findControl = ({target}: Event) =>
  (target instanceof Element && target.closest<HTMLElement>(CONTROLS)) || undefined;

/**
 * Keeps a press that no act has answered from the framework, which answers only some of them while it starts.
 * Listed after the acts, whose listeners come first.
 */
function keepPress(event: Event & {isAnswered?: boolean}): void {
  const control = findControl(event);
  if (isAwake() || event.isAnswered || !control || control.closest(ANSWERING)) return;
  if (!isPress(event, control)) return;
  event.preventDefault();
  event.stopPropagation();
  kept.push([control, listAlike(control).indexOf(control)]);
  const {href = ''} = control as Partial<HTMLAnchorElement>;
  if (href !== '' && !control.matches('[href^="#"]')) {
    // A link leads on where the page cannot wake.
    const follow = () => document.querySelector('[data-late]') ?? location.assign(href);
    setTimeout(follow, PATIENCE);
  }
}

/** Returns whether an event of a control is a press that the control has no other event for. */
function isPress(event: Event & Partial<PointerEvent & KeyboardEvent>, control: HTMLElement) {
  const {type, button = 0, key = ''} = event;
  if (button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return false;
  if (type === 'click') return true;
  // A control that React has not enabled yet has no clicks.
  if (type === 'pointerup') return control.matches(':disabled') && control === begun;
  // A tab of the classic theme is no button, to which keys are clicks.
  return /^(?:Enter| )$/.test(key) && control.matches('[role=tab]:not(button)');
}

document.addEventListener('pointerdown', (event) => (begun = findControl(event)), {capture: true});
for (const type of ['click', 'pointerup', 'keydown']) {
  document.addEventListener(type, keepPress, {capture: true});
}

/** Presses a control again, or the one in its place: React makes the classic theme's tabs anew once. */
function pressAgain([control, place]: [HTMLElement, number]): void {
  (control.isConnected ? control : listAlike(control)[place])?.click();
}

/** Presses the summary of each fold of the classic theme that the browser has opened or closed without it. */
function catchUpFolds(): void {
  document.querySelectorAll<HTMLDetailsElement>('details[data-collapsed]').forEach((fold) => {
    const isCollapsed = fold.dataset.collapsed === 'true';
    if (fold.open === isCollapsed) fold.querySelector('summary')?.click();
  });
}

new MutationObserver((_, observer) => {
  if (!isAwake()) return;
  observer.disconnect();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      kept.forEach(pressAgain);
      catchUpFolds();
    }),
  );
}).observe(root, {attributes: true});
