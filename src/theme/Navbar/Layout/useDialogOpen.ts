import {useCallback, useSyncExternalStore, type RefObject} from 'react';

/** Whether a dialog is open. It knows that itself, also where it was opened before React ran. */
export function useDialogOpen(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const observer = new MutationObserver(tell);
      if (dialog.current) observer.observe(dialog.current, {attributeFilter: ['open']});
      return () => observer.disconnect();
    },
    [dialog],
  );
  return useSyncExternalStore(
    subscribe,
    () => dialog.current?.open === true,
    () => false,
  );
}
