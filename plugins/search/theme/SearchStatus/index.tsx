import React, {useEffect, useState, type ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {listResults} from '../../client/reduceSearch';
import type {FinderState} from '../../client/useSearch';
import type {Answer} from '../../types';
import {TEXTS, tellCount, tellFirst, tellNone} from '../SearchDialog/texts';

/** How long the reader must have stopped typing before anything is announced, in milliseconds. */
const PAUSE = 500;
/** How long an answer that is not whole may take before it is announced as such. */
const PATIENCE = 1000;

type Props = {status: FinderState['status']; query: string; answer: Answer | undefined};

/** Announces what the dialog shows: the number of results, or why there are none. */
export default function SearchStatus(props: Props): ReactNode {
  const {query, answer} = props;
  const results = listResults(answer);
  const {selectMessage} = usePluralForm();
  const counted = selectMessage(results.length, tellCount(results.length));
  const isWhole = answer?.isWhole !== false;
  const whole = readMessage(props) ?? counted;
  const isPart = !isWhole && results.length > 0;
  const message = query === '' ? '' : isPart ? tellFirst(results.length) : whole;
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(message), isWhole ? PAUSE : PATIENCE);
    return () => clearTimeout(timer);
  }, [message, isWhole]);
  return (
    <div className="sr-only" role="status">
      {said}
    </div>
  );
}

/** Why a query has no results, or not all of them yet; `undefined` if it has. */
export function readMessage({status, query, answer}: Props): string | undefined {
  if (status === 'failed' || status === 'absent') {
    return TEXTS[status];
  }
  if (!answer?.isWhole) {
    return answer ? TEXTS.incomplete : TEXTS.loading;
  }
  return answer.groups.length === 0 ? tellNone(query) : undefined;
}
