import {useEffect, type RefObject} from 'react';

/** Calls `onOutside` when a pointer goes down outside of the element, while `isOn`. */
export function useOutsidePointer(
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  onOutside: () => void,
): void {
  useEffect(() => {
    if (!isOn) {
      return undefined;
    }
    const listen = ({target}: PointerEvent) => {
      if (!(target instanceof Node && element.current?.contains(target))) {
        onOutside();
      }
    };
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [element, isOn, onOutside]);
}
