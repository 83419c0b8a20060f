import {useLayoutEffect, useReducer, useState} from 'react';
import type {Finder} from './finder';
import {clearRecent, keepRecent, listRecent} from './recentSearches';
import {listResults, readKey, reduceSearch} from './reduceSearch';

/** What the dialog shows and what it can do: one search, with the searches of before it. */
export type Search = ReturnType<typeof useSearch>;

/**
 * The state of a search, which begins empty. Once there is a finder, each change of the text or the
 * filter is answered before it is painted. The options are the results, or the searches of before while
 * the field is empty; `active` is one of them, from 0, and -1 is none.
 */
export function useSearch(find: Finder | undefined) {
  const [state, dispatch] = useReducer(reduceSearch, {text: ''});
  const [recent, setRecent] = useState(listRecent);
  const {text, family, answer} = state;
  const query = text.trim();
  useLayoutEffect(
    () =>
      query !== '' && find
        ? find({text: query, family}, (found) => dispatch({type: 'answer', answer: found}))
        : undefined,
    [find, query, family],
  );
  const options = query === '' ? recent : listResults(answer).map(readKey);
  return {
    ...{text, query, family, answer, recent, dispatch},
    count: options.length,
    active: state.active === undefined ? -1 : options.indexOf(state.active),
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
