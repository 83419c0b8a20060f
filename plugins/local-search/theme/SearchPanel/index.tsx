import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {SearchState} from '../../client/useSearch';
import type {Props as ResultsProps} from '../SearchResults';
import {readStateMessage} from '../SearchStatus';
import styles from './styles.module.css';

type Props = ResultsProps & {search: SearchState; onRetry: () => void};

/** What shows below the box: the results, or why there are none yet. */
export default function SearchPanel({search, onRetry, ...rest}: Props): ReactNode {
  return (
    // A press in the panel must not take the focus from the box: the panel would close.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps the focus in the box
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      {search.status === 'ready' ? (
        <search.SearchResults {...rest} />
      ) : (
        <p className={styles.message}>{readStateMessage(search.status)}</p>
      )}
      {search.status === 'failed' && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          <Translate
            id="theme.SearchBar.retry"
            description="The button that loads the index again after a failure"
          >
            Try again
          </Translate>
        </button>
      )}
    </div>
  );
}
