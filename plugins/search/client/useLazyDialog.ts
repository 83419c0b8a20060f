import {useCallback, useState, type ComponentType} from 'react';
import type {Props} from '../theme/SearchDialog';

/** For the life of the page, however many search boxes it has. */
let known: ComponentType<Props> | undefined;

/**
 * The dialog of the search as soon as `load` has brought it, with the engine and the index; `hasFailed`
 * until then says that it could not be loaded, and another `load` tries again.
 */
export function useLazyDialog() {
  const [Dialog, setDialog] = useState(() => known);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('../theme/SearchDialog').then(
      (loaded) => {
        known = loaded.default;
        setDialog(() => known);
      },
      () => setFailed(true),
    );
  }, []);
  return {Dialog, hasFailed, load};
}
