import React, {useEffect, useState, type ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {listResults, toKey} from '../../client/reduceSearch';
import type {FinderState} from '../../client/useSearch';
import type {Answer} from '../../types';
import {TEXTS, tellCount, tellNone} from '../SearchDialog/texts';

/** How long the reader must have stopped typing before anything is announced, in milliseconds. */
const PAUSE = 500;
/** How long an answer that is not whole may take before it is announced as such. */
const PATIENCE = 1000;

type Props = {status: FinderState['status']; query: string; answer: Answer | undefined};

/**
 * Announces what the dialog shows: the number of results, or why there are none. Each change is announced
 * once, when it has settled: other results also where they are as many, the same ones of another query not.
 */
export default function SearchStatus(props: Props): ReactNode {
  const {query, answer} = props;
  const results = listResults(answer);
  const {selectMessage} = usePluralForm();
  const counted = selectMessage(results.length, tellCount(results.length));
  const message = query === '' ? '' : (describeStatus(props) ?? counted);
  const isWhole = answer?.isWhole !== false;
  const key = [message, ...(isWhole ? results.map(toKey) : [])].join('\n');
  const [said, setSaid] = useState({key: '', message: ''});
  useEffect(() => {
    const timer = setTimeout(() => setSaid({key, message}), isWhole ? PAUSE : PATIENCE);
    return () => clearTimeout(timer);
  }, [key, message, isWhole]);
  return (
    <div className="sr-only" role="status">
      {/* A new element, because a text that stays the same is not announced. */}
      <span key={said.key}>{said.message}</span>
    </div>
  );
}

/** Why a query has no results, or not all of them yet; `undefined` if it has. */
export function describeStatus({status, query, answer}: Props): string | undefined {
  if (status === 'failed' || status === 'absent') {
    return TEXTS[status];
  }
  if (!answer?.isWhole) {
    return answer ? TEXTS.incomplete : TEXTS.loading;
  }
  return answer.groups.length === 0 ? tellNone(query) : undefined;
}
