/* oxlint-disable no-var -- This runs as it is, before any other script, in every browser. */

/** Data that a page needs to wake; its inline script has it as JSON in `data-wake`. */
export type Wake = {
  /** Addresses: scripts in order, then the style sheet for what only scripts show. */
  files: readonly string[];
  /** The page's own path, without a slash at its end; undefined if any address may show the page. */
  path?: string;
};

/** Messages of the banner. `{baseUrl}` is the base URL of the build, `{suggestion}` one that fits the address. */
export type Words = {failed: string; readable: string; retry: string; advice: string};

/**
 * Runs inline in each page below `baseUrl`, which begins and ends with a slash: loads its scripts and the rest of its
 * styles when the reader first acts. If a file does not load, the page stays as it is, says so, and tries again at
 * the next press, bypassing the cache. Repeats a press that came before the script with the acts. Its source is put
 * into the page, so it uses nothing from outside.
 */
export function wakePage(baseUrl: string, words: Words): void {
  var {files, path} = JSON.parse(document.currentScript?.dataset.wake || '{"files":[]}') as Wake;
  var LEADING = 'a[href]:not([role=button], [target], [download], [href^="#"])';
  var root = document.documentElement;
  // Not `scroll`: a browser sends it too when it goes to an anchor. A finger that scrolls ends with `pointercancel`.
  var signs = 'pointermove pointerup pointercancel wheel keydown focusin click'.split(' ');
  var capture = {capture: true, passive: false};
  var pendingFiles = files.slice();
  var loadingCount = 0;
  // Files that the scripts requested in vain.
  var failedFiles: string[] = [];
  var hasFailed = false;
  var isAwake = false;
  var isAnswering = false;
  var earlyPresses: HTMLElement[] = [];
  var isOnline = /^http/.test(location.protocol);
  var banner: HTMLElement | undefined;
  var small = 'margin:0 0 .5rem;font-size:.875rem;unicode-bidi:plaintext';
  var here = location.pathname;
  var ownTitle = '';
  var title = '';
  var isTitleHeld = false;
  var rest: string | undefined;
  var field: HTMLInputElement | undefined;
  var fieldIndex = 0;

  /** Returns the path of this address in the form of `path`. */
  function readPath() {
    var at = location.pathname;
    try {
      at = decodeURIComponent(at);
    } catch {
      // It isn't the path of a page.
    }
    return at
      .replace(/\/+/g, '/')
      .replace(/(\/index)?\.html$/, '')
      .replace(/\/$/, '');
  }

  // Not where a page was saved to a disk or an archive: the scripts would show another page.
  function isAtHome() {
    if (!isOnline || path === undefined) return isOnline;
    var own = new URL(location.origin + (path || '/')).pathname;
    if (readPath() !== path) return false;
    // The framework knows a page by one spelling of its address.
    if (location.pathname.replace(/(.)\/$/, '$1') !== own) {
      history.replaceState(history.state, '', own + location.search + location.hash);
      here = own;
    }
    return true;
  }

  /** Requests a file that failed once from the network, bypassing the cache. */
  function renew(file: string) {
    return fetch(file, {cache: 'reload'});
  }

  function checkBase() {
    fetch(files[0]!, {method: 'HEAD'}).then(({ok}) => ok || fail(), fail);
  }

  function wake() {
    if (!isAtHome()) {
      stop();
      // Where the scripts are not there, the base URL may be wrong.
      if (isOnline) checkBase();
    } else if (failedFiles.length > 0) {
      // The scripts run and cannot go on: a new start, once everything is there.
      var again = failedFiles.splice(0);
      var keep = () => {
        failedFiles.push(...again);
        fail();
      };
      Promise.all(again.map(renew)).then(
        (answers) => (answers.every(({ok}) => ok) ? location.reload() : keep()),
        keep,
      );
    } else if (pendingFiles.length > 0) {
      if (!isAwake) holdTitle();
      if (banner?.contains(document.activeElement)) field?.focus();
      banner?.remove();
      var wanted = pendingFiles.splice(0);
      var loadAll = () => wanted.forEach(load);
      loadingCount += wanted.length;
      if (hasFailed) Promise.all(wanted.map(renew)).then(loadAll, loadAll);
      else loadAll();
    }
  }

  // Files that an act loads for a dialog come first, or fail with a message there: the page wakes at a later event.
  function wakeUnlessBusy() {
    var isBusy = document.querySelector('dialog[open] > * :is([aria-busy=true], [role=alert])');
    if (!isBusy) wake();
  }

  // The framework gives the site's title first, with which that of the page ends, and then the page's. Another one
  // is meant: that of an error, where the layout cannot be shown and nothing says that the page is awake.
  function holdTitle() {
    ownTitle ||= document.title;
    title ||= ownTitle;
    isTitleHeld = true;
    var get = () => title;
    var set = (latest: string) => {
      title = latest;
      if (!ownTitle.endsWith(latest)) showTitle();
    };
    Object.defineProperty(document, 'title', {configurable: true, get, set});
  }

  function showTitle() {
    if (!isTitleHeld) return;
    isTitleHeld = false;
    delete (document as Partial<Document>).title;
    if (document.title !== title) document.title = title;
  }

  function load(file: string) {
    var isStyle = /\.css$/.test(file);
    var element = document.createElement(isStyle ? 'link' : 'script');
    element.setAttribute('data-late', '');
    if (!files.includes(file)) element.setAttribute('data-acts', '');
    if (element instanceof HTMLScriptElement) {
      element.async = false;
      element.src = file;
    } else {
      element.rel = 'stylesheet';
      element.href = file;
    }
    element.onload = () => {
      loadingCount--;
      finish();
    };
    element.onerror = () => {
      loadingCount--;
      pendingFiles.push(file);
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
    if (loadingCount > 0) return;
    if (pendingFiles.length === 0) {
      if (isAwake) {
        stop();
        banner?.remove();
      }
      // A dialog may have come over the banner meanwhile.
    } else if (hasFailed && (isAwake || pendingFiles.some((file) => !/\.css$/.test(file)))) fail();
  }

  // The framework has taken over the page.
  function start() {
    isAwake = true;
    showTitle();
    finish();
    // A field is another element where React made the page anew.
    if (field && !field.isConnected) {
      var sameField = document.querySelectorAll('input')[fieldIndex];
      var dialog = sameField?.closest('dialog');
      if (sameField) sameField.value = field.value;
      if (dialog && !dialog.open) dialog.showModal();
      sameField?.focus();
    }
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
    var control = target?.closest<HTMLElement>(
      'button, [role=button], [role=tab], [aria-haspopup], .menu__link--sublist[aria-current]',
    );
    // The next document is there sooner than this page would be awake.
    var isPress = /up|down|focus|click/.test(event.type);
    var {key = 'Enter'} = event as Partial<KeyboardEvent>;
    if (isPress && key === 'Enter' && !control && target?.closest(LEADING)) return;
    // After a failure, only what a reader does on purpose counts.
    if (hasFailed && /move|cancel|wheel|focus/.test(event.type)) return;
    // A key that only changes what others mean does nothing yet.
    if (/^(Control|Meta|Alt|Shift)$/.test(key)) return;
    // In the frame after the one that shows what a press does: styles and scripts would come between.
    requestAnimationFrame(() => requestAnimationFrame(wakeUnlessBusy));
    if (isAnswering || event.type !== 'click' || !control) return;
    event.preventDefault();
    earlyPresses.push(control);
  }

  // Over the end of the window, where it moves nothing.
  function fail() {
    hasFailed = true;
    banner?.remove();
    banner = document.createElement('div');
    banner.setAttribute('role', 'alert');
    // No class: the missing file may be the style sheet.
    banner.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:9999;max-height:50%;overflow:auto;padding:1rem;background:#fff3cd;color:#222;border-top:3px solid #b00020';
    // Below which this address has the page; where none does, its folder.
    var at = readPath();
    var below = path === undefined ? '?' : path.slice(baseUrl.length - 1);
    var isBelow = at.endsWith(below);
    var base = isBelow ? at.slice(0, at.length - below.length) + '/' : at.replace(/[^/]*$/, '');
    addText('p', words.failed).style.fontWeight = 'bold';
    addText('p', words.readable);
    // The missing files, for those who support the reader.
    addText('p', failedFiles.concat(pendingFiles).join(' ')).style.cssText = small;
    var button = addText('button', words.retry) as HTMLButtonElement;
    button.type = 'button';
    button.style.cssText = 'margin-bottom:.5rem;padding:.25rem 1rem;font:inherit';
    button.onclick = wake;
    addText(
      'p',
      words.advice
        .replace('{baseUrl}', baseUrl)
        .replace('{suggestion}', at === path ? baseUrl : base),
    ).style.cssText = small;
    // A banner behind a modal dialog could not be pressed; in the dialog, React, if it comes, finds nothing new.
    var dialog = loadingCount > 0 ? null : document.querySelector('dialog[open]');
    (dialog || document.body).prepend(banner);
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
    failedFiles.push(file);
    fail();
  }

  if (files.length > 0) signs.forEach((sign) => addEventListener(sign, act, capture));
  addEventListener(
    'error',
    (event) => {
      var {target} = event;
      var script = target instanceof HTMLScriptElement ? target : undefined;
      var sheet =
        target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : undefined;
      var missing = script ? script.src : sheet;
      var file = missing || event.filename;
      if (!file?.startsWith(location.origin + baseUrl + 'assets/')) return;
      // A later request gets the file if it is there by then.
      if (isAwake && missing) renew(missing).catch(() => {});
      if (sheet) {
        // That of paper comes first: where it is not there, nothing may be.
        if (files.length > 0 && !isAwake && loadingCount === 0) checkBase();
        return;
      }
      if (script?.hasAttribute('data-late')) return;
      if (script?.hasAttribute('data-acts')) pendingFiles.unshift(script.getAttribute('src')!);
      else lose(file);
    },
    capture,
  );
  document.addEventListener(
    'load',
    ({target}) => {
      if (!(target instanceof Element && target.hasAttribute('data-acts'))) return;
      isAnswering = true;
      earlyPresses.forEach((control) => control.click());
    },
    capture,
  );
  // Back to a page that an earlier, awake document had shown.
  addEventListener('popstate', () => {
    if (!isAwake && location.pathname !== here) location.reload();
  });
  addEventListener(
    'unhandledrejection',
    () => loadingCount + pendingFiles.length === 0 && lose(location.pathname),
  );
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    start();
  }).observe(root, {attributes: true});
}
