import type {MouseEvent, SyntheticEvent} from 'react';

/** HTML made by the build, with each address of a route or an anchor passed through `resolve`. */
export function resolveLinks(html: string, resolve: (href: string) => string): string {
  return html.replace(
    /(<a href=")([/#][^"]*)/g,
    (_, start: string, href: string) => start + resolve(href),
  );
}

/** The route and anchor that the link around an event leads to; none for an anchor of this page. */
export function readTarget({target}: Pick<SyntheticEvent, 'target'>): string | undefined {
  const href = (target as Element).closest('a')?.getAttribute('href');
  return href?.startsWith('/') ? href : undefined;
}

/** Navigates where a click follows a link; leaves any other click to the browser. */
export function followLink(click: MouseEvent, navigate: (target: string) => void): void {
  const {altKey, ctrlKey, metaKey, shiftKey} = click;
  const isPlain = click.button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
  const target = readTarget(click);
  if (target !== undefined && isPlain && !click.defaultPrevented) {
    click.preventDefault();
    navigate(target);
  }
}

/** Prefetches each page that a link in an element leads to when the link is first visible. */
export function prefetchVisible(element: HTMLElement | null): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const {target} of entries.filter(({isIntersecting}) => isIntersecting)) {
      observer.unobserve(target);
      // Does nothing for a page that it has loaded, and on slow connections.
      void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
    }
  });
  element?.querySelectorAll('a[href^="/"]').forEach((link) => observer.observe(link));
  return () => observer.disconnect();
}
