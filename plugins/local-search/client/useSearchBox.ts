import {useEffect, useMemo, useReducer, type RefObject} from 'react';
import type {SearchResult} from '../types';
import {EMPTY_BOX, isPanelShown, reduceBox} from './reduceBox';
import {useOpenResult} from './useOpenResult';
import {useSearch} from './useSearch';

/** The state of the search box with what it found; `isShown` says whether its panel is. */
export function useSearchBox(input: RefObject<HTMLInputElement | null>) {
  const {search, load} = useSearch();
  const [state, dispatch] = useReducer(reduceBox, EMPTY_BOX);
  const {query} = state;
  const results = useMemo(
    () => (search.status === 'ready' ? search.find(query) : []),
    [search, query],
  );
  const openUrl = useOpenResult();
  const openResult = ({url}: SearchResult) => {
    dispatch({type: 'close'});
    openUrl(url);
  };
  useEffect(() => {
    const box = input.current;
    // The reader may have used the box before this script ran.
    if (box?.value) {
      dispatch({type: 'type', query: box.value});
    }
    if (box && document.activeElement === box) {
      load();
    } else {
      dispatch({type: 'close'});
    }
  }, [input, load]);
  return {...state, search, results, isShown: isPanelShown(state), load, dispatch, openResult};
}
