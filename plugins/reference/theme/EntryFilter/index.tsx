import React, {useCallback, useEffect, useRef, useState} from 'react';
import type {KeyboardEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {filterEntries, isFiltered, readKinds} from '../../client/filterEntries';
import styles from './styles.module.css';

/**
 * Hides the entries of a page that lack the words or the kind that the reader wants; Escape shows all
 * again, and so does an address that leads to a hidden one. `kinds` has the number of entries of each
 * kind: `function 12, record 3`.
 */
export default function EntryFilter({kinds}: {kinds: string}): ReactNode {
  const counts = readKinds(kinds);
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<number>();
  const history = useHistory();

  const apply = useCallback((newWords: string, newChosen: readonly string[]): void => {
    setWords(newWords);
    setChosen(newChosen);
    setShown(filterEntries(newWords, newChosen));
  }, []);
  const clear = useCallback((): void => {
    if (input.current) input.current.value = '';
    apply('', []);
  }, [apply]);
  // What the reader typed before the page was interactive, or what the browser restored.
  useEffect(() => {
    if (input.current?.value) apply(input.current.value, []);
  }, [apply]);
  // The framework scrolls to the anchor afterwards.
  useEffect(
    () =>
      history.listen(({hash}) => {
        const target = document.getElementById(hash.slice(1));
        if (target && isFiltered(target)) clear();
      }),
    [history, clear],
  );

  const toggle = (kind: string): void => {
    const others = chosen.filter((each) => each !== kind);
    apply(words, others.length < chosen.length ? others : [...chosen, kind]);
  };
  const onKeyDown = ({key}: KeyboardEvent): void => {
    if (key === 'Escape') clear();
  };
  const total = counts.reduce((sum, {count}) => sum + count, 0);
  return (
    <div className={styles.filter} role="group" aria-label="Filter">
      <label className={styles.label}>
        Filter entries
        <input
          ref={input}
          className={styles.input}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="Name"
          onKeyDown={onKeyDown}
          onChange={({target}) => apply(target.value, chosen)}
        />
      </label>
      <p className={styles.status} role="status">
        {shown === undefined ? total : `${shown} of ${total}`} entries
      </p>
      <div className={styles.kinds}>
        {counts.map(({kind, count}) => (
          <button
            key={kind}
            className={styles.kind}
            type="button"
            aria-pressed={chosen.includes(kind)}
            onClick={() => toggle(kind)}
            onKeyDown={onKeyDown}
          >
            {kind} <span>{count}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
