import React, {useEffect, useState, type ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {SearchState} from '../../client/useSearch';
import {readNoResults} from './readNoResults';
import {readStateMessage} from './readStateMessage';
import styles from './styles.module.css';

/** How long the reader must have stopped typing before the number of results is said. */
const PAUSE = 500;

type Props = {search: SearchState; query: string; count: number; isShown: boolean};

/** Says aloud what the panel shows: the number of results, or why there are none. */
export default function SearchStatus(props: Props): ReactNode {
  const message = useMessage(props);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(message), PAUSE);
    return () => window.clearTimeout(timer);
  }, [message]);
  return (
    <div className={styles.status} role="status">
      {said}
    </div>
  );
}

function useMessage({search, query, count, isShown}: Props): string {
  const {selectMessage} = usePluralForm();
  if (!isShown) {
    return '';
  }
  if (search.status !== 'ready') {
    return readStateMessage(search.status);
  }
  if (count === 0) {
    return readNoResults(query);
  }
  const messages = translate(
    {
      id: 'theme.SearchBar.resultCount',
      message: '{count} result|{count} results',
      description: 'The number of results, said aloud; plural forms are parted by |',
    },
    {count},
  );
  return selectMessage(count, messages);
}
