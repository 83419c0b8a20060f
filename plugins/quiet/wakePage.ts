/* oxlint-disable no-var -- This runs as it is, before any other script, in every browser. */

/** What a page needs to wake: its inline script has it as JSON in `data-wake`. */
export type Wake = {
  /** Scripts in their order, then the style sheet of what only scripts show: addresses. */
  files: readonly string[];
  /** The page's own address, without a slash at its end; none where any address may show the page. */
  path?: string;
};

type Site = {
  /** Begins and ends with a slash. */
  baseUrl: string;
  /** The key under which the theme stores the reader's colour mode. */
  modeKey: string;
};

/**
 * Runs inline in each page: loads its scripts and the rest of its styles when the reader first acts.
 * A press on a control before they run takes effect when they do, once; links, fields and folds answer
 * by themselves. Where something does not load, the page stays as it is, says so, and tries again at
 * the next press. Its text is put into the page, so it uses nothing from outside.
 */
export function wakePage({baseUrl, modeKey}: Site): void {
  var {files, path} = JSON.parse(document.currentScript?.dataset.wake || '{"files":[]}') as Wake;
  type Press = {control: Element; index: number; key?: string};
  var CONTROLS = 'button, [role=button], [role=tab]';
  var root = document.documentElement;
  // Not `scroll`: a browser sends it too when it goes to an anchor.
  var signs = 'pointermove pointerdown touchstart wheel keydown focusin click'.split(' ');
  var capture = {capture: true, passive: false};
  var presses: Press[] = [];
  // What is to be loaded, how much of it is on its way, and what the scripts asked for in vain.
  var due = files.slice();
  var onWay = 0;
  var lost: string[] = [];
  var hasFailed = false;
  var isAwake = false;
  var isOnline = /^http/.test(location.protocol);
  var banner: HTMLElement | undefined;
  var here = location.pathname;
  var title = '';
  var rest: string | undefined;
  var field: HTMLInputElement | undefined;
  var fieldIndex = 0;
  var dark = matchMedia('(prefers-color-scheme: dark)');

  // Any other value than a mode, such as that of another site on localhost, is removed.
  function readMode() {
    try {
      var mode = localStorage.getItem(modeKey);
      if (mode === 'light' || mode === 'dark') return mode;
      if (mode !== null) localStorage.removeItem(modeKey);
    } catch {
      // The browser lets no site store anything.
    }
    return null;
  }

  // As the theme's own script did when the page was parsed.
  function followMode() {
    if (isAwake || /[?&]docusaurus-theme=/.test(location.search)) return;
    var mode = readMode();
    root.setAttribute('data-theme', mode ?? (dark.matches ? 'dark' : 'light'));
    root.setAttribute('data-theme-choice', mode ?? 'system');
  }

  // Not where a page was saved to a disk or an archive: the scripts would show another page.
  function isAtHome() {
    var at = location.pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');
    return isOnline && (path === undefined || at === path);
  }

  function wake() {
    if (!isAtHome()) {
      stop();
      // Where the scripts are not there, the base URL may be wrong.
      if (isOnline) fetch(files[0]!, {method: 'HEAD'}).then(({ok}) => ok || fail(), fail);
    } else if (lost.length > 0) {
      // The scripts run and cannot go on: a new start, once everything is there.
      var again = lost.splice(0);
      var keep = () => {
        lost.push(...again);
        fail();
      };
      Promise.all(again.map((file) => fetch(file))).then(
        (answers) => (answers.every(({ok}) => ok) ? location.reload() : keep()),
        keep,
      );
    } else if (due.length > 0) {
      followMode();
      holdTitle();
      due.splice(0).forEach(load);
    }
  }

  // The framework gives the site's title first, and then the page's.
  function holdTitle() {
    title ||= document.title;
    var get = () => title;
    var set = (latest: string) => (title = latest);
    Object.defineProperty(document, 'title', {configurable: true, get, set});
  }

  function load(file: string) {
    var isStyle = /\.css$/.test(file);
    var element = document.createElement(isStyle ? 'link' : 'script');
    element.setAttribute('data-late', '');
    if (element instanceof HTMLScriptElement) {
      element.async = false;
      element.src = file;
    } else {
      element.rel = 'stylesheet';
      element.href = file;
    }
    onWay++;
    element.onload = () => {
      onWay--;
      finish();
    };
    element.onerror = () => {
      onWay--;
      due.push(file);
      element.remove();
      fail();
    };
    // At the end: a sheet between others costs a new layout of the whole page.
    document.head.append(element);
  }

  function stop() {
    signs.forEach((sign) => removeEventListener(sign, act, capture));
  }

  function finish() {
    if (!isAwake || onWay + due.length > 0) return;
    stop();
    banner?.remove();
  }

  // The framework has taken over the page.
  function start() {
    isAwake = true;
    delete (document as Partial<Document>).title;
    if (document.title !== title) document.title = title;
    finish();
    // A field is another element where React made the page anew.
    if (field && !field.isConnected) {
      var sameField = document.querySelectorAll('input')[fieldIndex];
      if (sameField) sameField.value = field.value;
      sameField?.focus();
    }
    presses.forEach(({control, index, key}) => {
      var now = control.isConnected ? control : document.querySelectorAll(CONTROLS)[index];
      if (!key) (now as HTMLElement | undefined)?.click();
      else now?.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
    });
  }

  function act(event: Event) {
    var target = event.target instanceof Element ? event.target : undefined;
    if (target && banner?.contains(target)) return;
    if (event.type === 'focusin') {
      field = target instanceof HTMLInputElement ? target : undefined;
      fieldIndex = [...document.querySelectorAll('input')].indexOf(target as HTMLInputElement);
    }
    if (event.type === 'pointermove') {
      // A browser sends this too for a pointer that rests where a page appears.
      var {clientX, clientY} = event as PointerEvent;
      rest ??= `${clientX},${clientY}`;
      if (rest === `${clientX},${clientY}`) return;
    }
    // After a failure, only what a reader does on purpose counts.
    if (hasFailed && /move|wheel|focus/.test(event.type)) return;
    wake();
    if (isAwake || !isAtHome()) return;
    if (event.type === 'click' && target?.closest('a[href$="_skipToContent_fallback"]')) {
      event.preventDefault();
      focusContent();
    }
    var control = target?.closest(CONTROLS);
    if (!control) return;
    var {key, ctrlKey, metaKey, altKey} = event as KeyboardEvent;
    var isTab = control.matches('[role=tab]');
    // Enter on a link and both keys on a button end in a click.
    var keys = isTab ? /^( |Enter|Home|End|Arrow(Left|Right))$/ : /^ $/;
    var isKey =
      event.type === 'keydown' &&
      !(ctrlKey || metaKey || altKey || control.matches('button')) &&
      keys.test(key);
    if (!isKey && event.type !== 'click') return;
    if (!isTab) key = '';
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!presses.some((press) => press.control === control && press.key === key)) {
      var index = [...document.querySelectorAll(CONTROLS)].indexOf(control);
      presses.push({control, index, key});
    }
  }

  // As the theme does when the page is awake.
  function focusContent() {
    var content = document.querySelector('main');
    content?.setAttribute('tabindex', '-1');
    content?.focus();
    content?.removeAttribute('tabindex');
  }

  // Over the end of the window, where it moves nothing.
  function fail() {
    hasFailed = true;
    banner?.remove();
    banner = document.createElement('div');
    banner.setAttribute('role', 'alert');
    // No class: the styles may be what is missing.
    banner.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:9999;max-height:50%;overflow:auto;padding:1rem;background:#fff3cd;color:#222;border-top:3px solid #b00020';
    var at = location.pathname.replace(/\/$/, '');
    var base =
      at === path ? baseUrl : (path && at.endsWith(path) ? at.slice(0, -path.length) : at) + '/';
    addText('p', 'This site did not load properly.').style.fontWeight = 'bold';
    addText('p', 'You can read the page and follow its links, but search and menus need the rest.');
    var button = addText('button', 'Try again') as HTMLButtonElement;
    button.type = 'button';
    button.style.cssText = 'margin-bottom:.5rem;padding:.25rem 1rem;font:inherit';
    button.onclick = wake;
    addText(
      'p',
      `If this is your site: a very common reason is a wrong baseUrl. It is ${baseUrl} now; for this address, try ${base}`,
    ).style.cssText = 'margin:0;font-size:.875rem';
    document.body.prepend(banner);
  }

  function addText(name: 'p' | 'button', text: string) {
    var element = document.createElement(name);
    element.style.margin = '0 0 .5rem';
    element.textContent = text;
    banner?.append(element);
    return element;
  }

  // The scripts cannot go on without a chunk, or for another reason.
  function lose(file: string) {
    if (isAwake) return;
    lost.push(file);
    fail();
  }

  if (files.length > 0) signs.forEach((sign) => addEventListener(sign, act, capture));
  readMode();
  dark.addEventListener('change', followMode);
  addEventListener('storage', (event) => {
    if (event.key !== modeKey) return;
    // The framework would take any value for a mode.
    if (readMode() !== event.newValue) event.stopImmediatePropagation();
    followMode();
  });
  addEventListener(
    'error',
    (event) => {
      var {target} = event;
      var file = target instanceof HTMLScriptElement ? target.src : event.filename;
      var isLate = target instanceof Element && target.hasAttribute('data-late');
      if (file?.startsWith(location.origin + baseUrl + 'assets/') && !isLate) lose(file);
    },
    capture,
  );
  // Back to a page that an earlier, awake document had shown.
  addEventListener('popstate', () => {
    if (!isAwake && location.pathname !== here) location.reload();
  });
  addEventListener('unhandledrejection', () => onWay + due.length === 0 && lose(location.pathname));
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    start();
  }).observe(root, {attributes: true});
}
