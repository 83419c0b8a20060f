import {useEffect, useRef, useState} from 'react';
import {useLocationChange, useScrollPosition} from '@docusaurus/theme-common/internal';
import {findTarget} from '../../../../plugins/lib/pageLinks';

/**
 * Within so many pixels of an end of the page, a browser may bounce, without the reader scrolling.
 */
const BOUNCE = 64;

/**
 * Whether the navbar shows: not while the reader scrolls down; at the top, while the reader
 * scrolls up, and where an address leads, with or without an anchor.
 */
export function useNavbarVisible(): boolean {
  const [isVisible, setIsVisible] = useState(true);
  const isArriving = useRef(false);

  useEffect(() => {
    isArriving.current = findTarget(window.location.hash) !== null;
  }, []);

  useLocationChange(({location}) => {
    isArriving.current = findTarget(location.hash) !== null;
    setIsVisible(true);
  });

  useScrollPosition(({scrollY}, last) => {
    if (!last || scrollY === last.scrollY) {
      return;
    }
    // The way to an anchor is the browser's scrolling, not the reader's.
    const isJump = isArriving.current;
    isArriving.current = false;
    if (isJump || scrollY < BOUNCE) {
      setIsVisible(true);
    } else if (scrollY > last.scrollY) {
      setIsVisible(false);
    } else if (scrollY + window.innerHeight < document.documentElement.scrollHeight - BOUNCE) {
      setIsVisible(true);
    }
  });
  return isVisible;
}
