import {
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  type Dispatch,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {SearchResult} from '../types';
import {
  EMPTY_BOX,
  isPanelShown,
  moveActive,
  reduceBox,
  type BoxAction,
  type BoxState,
} from './reduceBox';
import {useOpenResult} from './useOpenResult';
import {useSearch, type SearchState} from './useSearch';

/** The box with what it found; `isShown` says whether its panel is. */
type SearchBox = BoxState & {
  search: SearchState;
  results: SearchResult[];
  isShown: boolean;
  load: () => void;
  dispatch: Dispatch<BoxAction>;
  openResult: (result: SearchResult) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const NO_RESULTS: SearchResult[] = [];

/** State and keys of the search box, after the combobox pattern of the ARIA practices. */
export function useSearchBox(input: RefObject<HTMLInputElement | null>): SearchBox {
  const {search, load} = useSearch();
  const [state, dispatch] = useReducer(reduceBox, EMPTY_BOX);
  const {query} = state;
  const results = useMemo(
    () => (search.status === 'ready' ? search.find(query) : NO_RESULTS),
    [search, query],
  );
  const openHref = useOpenResult();
  const {withBaseUrl} = useBaseUrlUtils();
  const openResult = useCallback(
    ({url}: SearchResult) => {
      dispatch({type: 'close'});
      openHref(withBaseUrl(url));
    },
    [openHref, withBaseUrl],
  );
  useEffect(() => {
    const box = input.current;
    // The reader may have been here before this script was.
    if (box?.value) {
      dispatch({type: 'type', query: box.value});
    }
    if (box && document.activeElement === box) {
      load();
    } else {
      dispatch({type: 'close'});
    }
  }, [input, load]);

  const isShown = isPanelShown(state);
  const box = {...state, search, results, isShown, load, dispatch, openResult};
  return {...box, onKeyDown: (event) => handleKey(event, box)};
}

function handleKey(
  event: KeyboardEvent,
  {active, results, isShown, dispatch, openResult}: Omit<SearchBox, 'onKeyDown'>,
): void {
  // Keys that choose a character of an input method belong to it.
  if (event.nativeEvent.isComposing) {
    return;
  }
  const moved = moveActive(event.key, isShown ? active : -1, results.length);
  if (moved !== undefined) {
    event.preventDefault();
    dispatch({type: 'activate', active: moved});
  } else if (event.key === 'Enter') {
    event.preventDefault();
    const result = results[Math.max(active, 0)];
    if (isShown && result) {
      openResult(result);
    } else {
      dispatch({type: 'open'});
    }
  }
}
