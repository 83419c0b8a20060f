import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {findTarget} from '../../lib/pageLinks';

// Kept outside the box, because a page with another layout has another box.
let isOpening = false;

/**
 * Goes to a result's address, given without the base URL. When its page is loaded, the heading gets
 * the focus, so that keyboard and screen reader continue there; without a heading, Docusaurus moves
 * it to the top.
 */
export function useOpenResult(): (url: string) => void {
  const {withBaseUrl} = useBaseUrlUtils();
  const history = useHistory();
  const location = useLocation();
  useEffect(() => {
    if (isOpening) {
      isOpening = false;
      focusTarget(location.hash);
    }
  }, [location]);
  return (url) => {
    isOpening = true;
    history.push(withBaseUrl(url));
  };
}

function focusTarget(hash: string): void {
  const target = findTarget(hash);
  if (target) {
    target.setAttribute('tabindex', '-1');
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
    // Docusaurus has scrolled to it.
    target.focus({preventScroll: true});
  }
}
