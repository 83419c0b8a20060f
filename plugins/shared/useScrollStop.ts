import {useEffect, useState, type RefObject} from 'react';

/** The attributes that make a region that scrolls sideways reachable by keyboard, with a name. */
export type ScrollStop = {tabIndex?: 0; role?: 'group'; 'aria-label'?: string};

/**
 * The attributes of an element that may be wider than its frame: a tab stop only while there is
 * something to scroll.
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
