import {useEffect, useLayoutEffect, useRef, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';

/**
 * Shows a dialog as modal for as long as it is mounted. A press beside it closes it, as going back to
 * another page does, and a press in it leaves the focus in `field`.
 */
export function useModal(
  field: RefObject<HTMLInputElement | null>,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const history = useHistory();
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
  useEffect(
    () =>
      history.listen((_, action) => {
        // The page of a result may arrive after the reader has opened the dialog again.
        if (action === 'POP') ref.current?.close();
      }),
    [history],
  );
  return ref;
}
