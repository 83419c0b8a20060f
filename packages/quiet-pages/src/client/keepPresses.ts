/** Matches the controls that readers press; either an act or React answers. */
const CONTROLS =
  'button, [role=button], [role=tab], [aria-haspopup], .menu__link--sublist[aria-current]';

/** Matches dialogs and error messages, which answer presses themselves. */
const ANSWERING = 'dialog[open], [role=alert]';

/** Milliseconds after which a page that has requested none of its scripts is assumed never to wake. */
const PATIENCE = 1000;

const root = document.documentElement;
const isAwake = () => root.dataset.hasHydrated === 'true';

/** Controls whose press nothing has answered, each with its index among similar controls. */
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
 * Keeps a press that no act has answered, because React loses some of those made while it starts. Must be listed
 * after the acts, whose listeners come first.
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

/** Tells whether an event is a press of a control, and the only event of that press. */
function isPress(event: Event & Partial<PointerEvent & KeyboardEvent>, control: HTMLElement) {
  const {type, button = 0, key = ''} = event;
  if (button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return false;
  if (type === 'click') return true;
  // A control that React has not enabled yet has no clicks.
  if (type === 'pointerup') return control.matches(':disabled') && control === begun;
  // A tab of the classic theme isn't a button, on which keys cause clicks.
  return /^(?:Enter| )$/.test(key) && control.matches('[role=tab]:not(button)');
}

document.addEventListener('pointerdown', (event) => (begun = findControl(event)), {capture: true});
for (const type of ['click', 'pointerup', 'keydown']) {
  document.addEventListener(type, keepPress, {capture: true});
}

/** Clicks a control, or the one that has replaced it: React renders the classic theme's tabs anew once. */
function pressAgain([control, place]: [HTMLElement, number]): void {
  (control.isConnected ? control : listAlike(control)[place])?.click();
}

/** Clicks the summary of each fold of the classic theme that the browser has toggled before React could. */
function catchUpFolds(): void {
  document.querySelectorAll<HTMLDetailsElement>('details[data-collapsed]').forEach((fold) => {
    const isCollapsed = fold.dataset.collapsed === 'true';
    if (fold.open !== isCollapsed) return;
    // The theme closes only a fold that is open, and cannot open one again that it has not closed.
    fold.open = true;
    fold.querySelector('summary')?.click();
  });
}

new MutationObserver((_, observer) => {
  if (!isAwake()) return;
  observer.disconnect();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      catchUpFolds();
      kept.forEach(pressAgain);
    }),
  );
}).observe(root, {attributes: true});
