import {useEffect, useLayoutEffect, useRef, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';

/**
 * Shows a dialog as modal for as long as it is mounted. A press beside it closes it, as another page
 * does, and a press in it leaves the focus in `field`.
 */
export function useModal(
  field: RefObject<HTMLInputElement | null>,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const {pathname} = useLocation();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let isBeside = false;
    dialog.showModal();
    dialog.addEventListener('pointerdown', ({target}) => (isBeside = target === dialog));
    dialog.addEventListener('click', ({target}) => {
      // Text that is selected beyond the edge ends in a click there too.
      if (isBeside && target === dialog) dialog.close();
    });
    dialog.addEventListener('mousedown', (event) => {
      if (event.target !== field.current) event.preventDefault();
    });
  }, [field]);
  useEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, [pathname]);
  return ref;
}
