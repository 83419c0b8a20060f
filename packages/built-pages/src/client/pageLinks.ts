/** Passes the address of each link to a route or an anchor through `resolve`, in HTML that the build made. */
export function resolveLinks(html: string, resolve: (href: string) => string): string {
  return html.replace(
    /(<a href=")([/#][^"]*)/g,
    (_, start: string, href: string) => start + resolve(href),
  );
}

/** Matches a link to a page of the site, but not to a file or to an anchor of the same page. */
const PAGE_LINK = 'a[href^="/"]:not([download], [target])';

/** Returns an address whose hash can be decoded: in a malformed one, `%` means itself. */
export function repairHash(address: string): string {
  const [path = '', ...rest] = address.split('#');
  try {
    decodeURIComponent(rest.join('#'));
    return address;
  } catch {
    return `${path}#${rest.join('#').replaceAll('%', '%25')}`;
  }
}

/** Returns the route and anchor of the link around an event; undefined unless it leads to a page. */
export function readTarget({target}: Pick<Event, 'target'>): string | undefined {
  return (target as Element).closest(PAGE_LINK)?.getAttribute('href') ?? undefined;
}

function preloadLink(event: Event): void {
  const target = readTarget(event);
  if (target !== undefined) {
    // Does nothing if the page is already loaded, or on a slow connection.
    void window.docusaurus.preload(target.replace(/#.*/, ''));
  }
}

/** Navigates where a click follows a link; leaves any other click to the browser. */
export function followLink(click: MouseEvent, navigate: (target: string) => void): void {
  const {altKey, ctrlKey, metaKey, shiftKey} = click;
  const isPlain = click.button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
  const target = readTarget(click);
  if (target !== undefined && isPlain && !click.defaultPrevented) {
    click.preventDefault();
    navigate(repairHash(target));
  }
}

/**
 * Makes the links in an element that React knows only as HTML behave like the site's own: they prefetch pages, and
 * navigate without reloading the window. Returns a function that undoes this.
 */
export function connectLinks(element: HTMLElement, navigate: (target: string) => void): () => void {
  const ending = new AbortController();
  const {signal} = ending;
  element.addEventListener('click', (click) => followLink(click, navigate), {signal});
  for (const sign of ['focusin', 'mouseover', 'touchstart']) {
    element.addEventListener(sign, preloadLink, {signal, passive: true});
  }
  const stopPrefetching = prefetchVisible(element);
  return () => {
    ending.abort();
    stopPrefetching();
  };
}

/** Prefetches the page of each link in an element once the link is visible. Returns a function that stops this. */
export function prefetchVisible(element: HTMLElement): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const {target} of entries.filter(({isIntersecting}) => isIntersecting)) {
      observer.unobserve(target);
      // Does nothing if the page is already loaded, or on a slow connection.
      void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
    }
  });
  element.querySelectorAll(PAGE_LINK).forEach((link) => observer.observe(link));
  return () => observer.disconnect();
}

/**
 * Finds the element that the hash of an address names, as browsers do: first as written, then decoded. A hash that
 * cannot be decoded matches nothing.
 */
export function findTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(id) ?? document.getElementById(decodeURIComponent(id));
  } catch {
    return null;
  }
}
