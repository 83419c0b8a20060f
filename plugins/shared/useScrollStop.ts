import {useEffect, useState, type RefObject} from 'react';

/** What makes a region that scrolls sideways reachable and named for the keyboard. */
export type ScrollStop = {tabIndex?: 0; role?: 'group'; 'aria-label'?: string};

/**
 * The attributes of an element that may be wider than its place: a stop for the keyboard while it
 * really scrolls, none while everything is seen.
 */
export function useScrollStop(element: RefObject<HTMLElement | null>, label: string): ScrollStop {
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const {current} = element;
    if (!current) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setIsScrollable(current.scrollWidth > current.clientWidth);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isScrollable ? {tabIndex: 0, role: 'group', 'aria-label': label} : {};
}
