import React, {useCallback, useEffect, useId, useLayoutEffect, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Family} from '../../types';
import {useFinder, type FinderState} from '../../client/useFinder';
import {useModal} from '../../client/useModal';
import {useOpenResult} from '../../client/useOpenResult';
import {useSearch, type Search} from '../../client/useSearch';
import BrowseLinks from '../BrowseLinks';
import NoResults from '../NoResults';
import messageStyles from '../NoResults/styles.module.css';
import RecentSearches from '../RecentSearches';
import SearchField from '../SearchField';
import SearchFilter from '../SearchFilter';
import SearchFooter from '../SearchFooter';
import type {OnOpen} from '../SearchLink';
import SearchResults from '../SearchResults';
import SearchStatus, {readIncomplete, readStateMessage} from '../SearchStatus';
import styles from './styles.module.css';

/** `takeText` takes what was typed before the dialog was there. */
export type Props = {isOpen: boolean; takeText: () => string; onClose: () => void};

type OpenProps = Omit<Props, 'isOpen'> & {
  finder: FinderState;
  reload: () => void;
  openUrl: (url: string) => void;
};

/** The dialog of the search with its engine and its index: all that its first use loads. */
export default function SearchDialog({isOpen, ...rest}: Props): ReactNode {
  const {finder, reload} = useFinder(isOpen);
  const openUrl = useOpenResult();
  return isOpen && <OpenDialog {...{finder, reload, openUrl, ...rest}} />;
}

function OpenDialog({finder, reload, openUrl, takeText, onClose}: OpenProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const dialog = useModal(field);
  const listId = useId();
  const search = useSearch(finder.status === 'ready' ? finder.find : undefined);
  const {query, family, answer, activeKey, dispatch} = search;
  const filter = useCallback(
    (chosen: Family | undefined) => dispatch({type: 'filter', family: chosen}),
    [dispatch],
  );
  const label = translate({
    id: 'theme.SearchBar.dialog',
    message: 'Search',
    description: 'The name of the search dialog',
  });
  const close = () => dialog.current?.close();
  const onOpen: OnOpen = (url, isHere) => {
    if (isHere) {
      close();
      openUrl(url);
    }
  };
  useLayoutEffect(() => {
    dispatch({type: 'type', text: fillField(field.current, takeText())});
  }, [takeText, dispatch]);
  useEffect(() => {
    if (activeKey !== undefined) {
      const option = dialog.current?.querySelector('[role="option"][aria-selected="true"]');
      option?.scrollIntoView({block: 'nearest'});
    }
    // Not for the rest of an answer: the reader may have scrolled on.
  }, [dialog, activeKey, query, family]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onClose={onClose}>
      <div className={styles.panel}>
        <SearchField {...{field, search, listId}} onClose={close} />
        <SearchFilter family={family} onChange={filter} />
        <div className={styles.body}>
          <SearchBody {...{search, finder, reload, listId, onOpen}} />
        </div>
        <SearchFooter />
        <SearchStatus status={finder.status} {...{query, answer}} />
      </div>
    </dialog>
  );
}

/** Puts the focus into a field and text before its caret. Returns the text. */
function fillField(field: HTMLInputElement | null, text: string): string {
  if (field) {
    field.focus();
    field.value = text;
    field.setSelectionRange(text.length, text.length);
  }
  return text;
}

type BodyProps = Pick<OpenProps, 'finder' | 'reload'> & {
  search: Search;
  listId: string;
  onOpen: OnOpen;
};

/** What was found, or what there is instead. */
function SearchBody({search, finder, reload, listId, onOpen}: BodyProps): ReactNode {
  const {query, family, answer, recent, active, dispatch, keep, forget} = search;
  const onSearch = (text: string) => dispatch({type: 'type', text});
  if (query === '') {
    return recent.length === 0 ? (
      <BrowseLinks onOpen={onOpen} />
    ) : (
      <RecentSearches queries={recent} onClear={forget} {...{active, listId, onSearch}} />
    );
  }
  if (!answer) {
    return <NoAnswer status={finder.status} onRetry={reload} />;
  }
  const onOpenResult: OnOpen = (url, isHere) => {
    keep();
    onOpen(url, isHere);
  };
  if (answer.groups.length > 0) {
    return <SearchResults onOpen={onOpenResult} {...{answer, active, listId}} />;
  }
  return answer.isWhole ? (
    <>
      <NoResults
        suggestion={answer.suggestion}
        isFiltered={family !== undefined}
        onSearchAll={() => dispatch({type: 'filter', family: undefined})}
        {...{query, onSearch}}
      />
      <BrowseLinks onOpen={onOpen} />
    </>
  ) : (
    <div className={messageStyles.message}>
      <p>{readIncomplete(0)}</p>
    </div>
  );
}

type NoAnswerProps = {status: FinderState['status']; onRetry: () => void};

function NoAnswer({status, onRetry}: NoAnswerProps): ReactNode {
  return (
    <div className={messageStyles.message}>
      <p>{readStateMessage(status)}</p>
      {status === 'failed' && (
        <button type="button" className="button button--primary" onClick={onRetry}>
          <Translate
            id="theme.SearchBar.retry"
            description="The button that loads the search again after a failure"
          >
            Try again
          </Translate>
        </button>
      )}
    </div>
  );
}
