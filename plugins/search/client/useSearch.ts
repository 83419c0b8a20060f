import {useCallback, useLayoutEffect, useRef, useState} from 'react';
import type {Answer, Finder} from '../types';
import {clearRecent, keepRecent, listRecent} from './recentSearches';
import {
  listResults,
  readKey,
  reduceSearch,
  type SearchAction,
  type SearchState,
} from './reduceSearch';

/** What the dialog shows and what it can do: one search, with the previous ones. */
export type Search = ReturnType<typeof useSearch>;

/**
 * The state of a search, which begins empty. Once there is a finder, each change of the text or the
 * filter is answered with it, so that both are rendered at once. The options are the results, or the
 * previous searches while the field is empty; `active` is one of them, from 0, and -1 is none;
 * `activeKey` tells it from the others, wherever it is.
 */
export function useSearch(find: Finder | undefined) {
  const {state, dispatch} = useAnswers(find);
  const [recent, setRecent] = useState(listRecent);
  const {text, family, answer} = state;
  const query = text.trim();
  const options = query === '' ? recent : listResults(answer).map(readKey);
  return {
    ...{text, query, family, answer, recent, dispatch},
    count: options.length,
    active: state.active === undefined ? -1 : options.indexOf(state.active),
    activeKey: state.active,
    activate: (index: number) => dispatch({type: 'activate', active: options[index]}),
    keep: () => {
      keepRecent(query);
      setRecent(listRecent());
    },
    forget: () => {
      clearRecent();
      setRecent([]);
    },
  };
}

/** The state of a search with the answer to it, and what changes both, which never changes identity. */
function useAnswers(find: Finder | undefined) {
  const [state, setState] = useState<SearchState>(NOTHING);
  const latest = useRef(NOTHING);
  const finder = useRef(find);
  const stop = useRef<() => void>(undefined);
  const change = useCallback((action: SearchAction) => {
    latest.current = reduceSearch(latest.current, action);
    setState(latest.current);
  }, []);
  const ask = useCallback(() => {
    stop.current?.();
    const {text, family} = latest.current;
    const query = text.trim();
    const show = (answer: Answer) => change({type: 'answer', answer});
    stop.current = query === '' ? undefined : finder.current?.({text: query, family}, show);
  }, [change]);
  const dispatch = useCallback(
    (action: SearchAction) => {
      change(action);
      if (action.type === 'type' || action.type === 'filter') {
        ask();
      }
    },
    [change, ask],
  );
  useLayoutEffect(() => {
    finder.current = find;
    ask();
    return () => stop.current?.();
  }, [find, ask]);
  return {state, dispatch};
}

const NOTHING: SearchState = {text: ''};
