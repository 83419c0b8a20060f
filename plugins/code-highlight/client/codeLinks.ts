import type {SyntheticEvent} from 'react';

/** What tells a click that follows a link from one that opens a window or is not for the link. */
type Click = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'preventDefault' | 'shiftKey'
> &
  Pick<SyntheticEvent, 'target'>;

/** HTML made at build, with each address of a route or an anchor passed through `resolve`. */
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
export function followLink(click: Click, navigate: (target: string) => void): void {
  const isForBrowser =
    click.defaultPrevented ||
    click.button !== 0 ||
    [click.altKey, click.ctrlKey, click.metaKey, click.shiftKey].includes(true);
  const target = isForBrowser ? undefined : readTarget(click);
  if (target !== undefined) {
    click.preventDefault();
    navigate(target);
  }
}
