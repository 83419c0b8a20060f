import React, {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Search} from '../../client/useSearch';
import {Act, Icon, Message} from '../SearchBar/parts';
import {offerQuery, TEXTS, tellNone, useLabels} from '../SearchDialog/texts';
import {SearchLink, type OnOpen} from '../SearchResults';
import option from '../SearchResults/styles.module.css';
import styles from './styles.module.css';

/** `listId` is the id of the list, and `listId-0` that of its first option. */
type Props = {search: Search; listId: string; onOpen: OnOpen};

/** From where a reader can go on without results: previous searches, other queries, pages to browse. */
export default function SearchStart({search, listId, onOpen}: Props): ReactNode {
  const {query, recent} = search;
  return query === '' && recent.length > 0 ? (
    <RecentSearches {...search} listId={listId} />
  ) : (
    <>
      {query !== '' && <NoResults {...search} />}
      <BrowseLinks onOpen={onOpen} />
    </>
  );
}

/** Previous searches as options, for a field that is empty, and a button that forgets them. */
function RecentSearches(props: Search & Pick<Props, 'listId'>): ReactNode {
  const {recent, active, dispatch, forget, listId} = props;
  const id = useId();
  return (
    <>
      <div className={styles.head}>
        <span id={id}>{TEXTS.recent}</span>
        <button type="button" className="clean-btn" onClick={forget}>
          {TEXTS.clearRecent}
        </button>
      </div>
      <div role="listbox" id={listId} aria-labelledby={id} tabIndex={-1}>
        {recent.map((query, index) => (
          // The field has the focus, and its keys choose and press the options.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
          <div
            key={query}
            id={`${listId}-${index}`}
            className={clsx(option.option, index === active && option.active, styles.query)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => dispatch({type: 'type', text: query})}
          >
            <Icon />
            {query}
          </div>
        ))}
      </div>
    </>
  );
}

/** Says that there are no results, and what a reader can do then. */
function NoResults({query, family, answer, dispatch}: Search): ReactNode {
  const suggestion = answer?.suggestion;
  return (
    <Message text={<strong>{tellNone(query)}</strong>}>
      {suggestion !== undefined && (
        <Act onClick={() => dispatch({type: 'type', text: suggestion})}>
          {offerQuery(suggestion)}
        </Act>
      )}
      {family !== undefined && (
        <Act onClick={() => dispatch({type: 'filter', family: undefined})}>{TEXTS.searchAll}</Act>
      )}
      <p>{TEXTS.hint}</p>
    </Message>
  );
}

/** Links to the pages from which a reader finds the others. */
function BrowseLinks({onOpen}: Pick<Props, 'onOpen'>): ReactNode {
  const {browse} = useLabels();
  return (
    browse.length > 0 && (
      <p className={styles.browse}>
        <span>{TEXTS.browse}</span>
        {browse.map(({url, label}) => (
          <SearchLink key={url} {...{url, onOpen}}>
            {label}
          </SearchLink>
        ))}
      </p>
    )
  );
}
