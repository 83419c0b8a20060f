/* eslint-disable no-var -- This runs as it is, before any other script, in every browser. */

/** A file that a page loads later: its address, and the `integrity` that its bytes must have. */
export type LateFile = readonly [address: string, integrity: string];

/** What a page needs to wake: scripts in their order. */
export type Wake = {scripts: readonly LateFile[]; styles: LateFile};

/**
 * Runs inline in each page: loads its scripts, and the styles of what only scripts show, when the reader
 * first acts. A press on a control before they run takes effect when they do, once; links, fields and
 * folds answer by themselves. Its text is put into the page, so it uses nothing from outside.
 */
export function wakePage({scripts, styles}: Wake): void {
  var root = document.documentElement;
  // Not `scroll`: a browser sends it too when it goes to an anchor.
  var signs = 'pointermove pointerdown touchstart wheel keydown focusin click'.split(' ');
  var presses: HTMLElement[] = [];
  var isWaking = false;
  var capture = {capture: true, passive: false};

  function wake() {
    if (isWaking) return;
    isWaking = true;
    delete (window as Partial<Window>).docusaurus;
    var sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = styles[0];
    sheet.integrity = styles[1];
    // At the end: a sheet between others costs a new layout of the whole page.
    document.head.append(sheet);
    scripts.forEach(function (file) {
      var script = document.createElement('script');
      script.src = file[0];
      script.integrity = file[1];
      script.async = false;
      script.onerror = fail;
      document.head.append(script);
    });
    new MutationObserver(function (_, observer) {
      if (root.dataset.hasHydrated !== 'true') return;
      observer.disconnect();
      signs.forEach(function (sign) {
        removeEventListener(sign, act, capture);
      });
      presses.forEach(function (control) {
        control.click();
      });
    }).observe(root, {attributes: true});
  }

  function act(event: Event) {
    var {movementX, movementY} = event as PointerEvent;
    // A browser sends this too for a pointer that rests where a page appears.
    if (event.type === 'pointermove' && movementX === 0 && movementY === 0) return;
    wake();
    if (event.type !== 'click') return;
    var target = event.target instanceof Element ? event.target : null;
    if (target?.closest('a[href*="#"]')) root.removeAttribute('data-skip-unseen');
    var control = target?.closest<HTMLElement>('button, [role=button], [role=tab]');
    if (control) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!presses.includes(control)) presses.push(control);
    }
  }

  function fail() {
    var framework = window as {insertBanner?: () => void};
    framework.insertBanner?.();
    // Two scripts may fail, and one banner is enough.
    framework.insertBanner = undefined;
  }

  // Elsewhere a browser scrolls to a place, by the heights of all that is above it. Only this entry has
  // the text that an address may point at.
  var [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && !(visit.name + location.hash).includes('#')) {
    root.setAttribute('data-skip-unseen', '');
  }
  // The framework's own script shows its banner if nothing is here when the document is parsed.
  (window as {docusaurus?: unknown}).docusaurus = {};
  signs.forEach(function (sign) {
    addEventListener(sign, act, capture);
  });
}
