import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Family, Result} from '../../types';
import MarkedText from '../MarkedText';
import SearchLink, {type OnOpen} from '../SearchLink';
import styles from './styles.module.css';

type Props = {
  id: string;
  result: Result;
  terms: readonly string[];
  isActive: boolean;
  onOpen: OnOpen;
};

/** One result: a real link that is an option of the list. */
export default function SearchOption({id, result, terms, isActive, onOpen}: Props): ReactNode {
  const {url, family, name, trail, summary} = result;
  return (
    <SearchLink
      id={id}
      className={clsx(styles.option, isActive && styles.active)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      {...{url, onOpen}}
    >
      <span className={styles.head}>
        <span className={styles.name} translate={family === 'page' ? undefined : 'no'}>
          <MarkedText text={name} terms={terms} />
        </span>{' '}
        <span className={styles.kind}>{readKind(result)}</span>{' '}
      </span>
      {trail.length > 0 && (
        <span className={styles.line}>
          <MarkedText text={trail.join(' › ')} terms={terms} />{' '}
        </span>
      )}
      {summary !== '' && (
        <span className={styles.line}>
          <MarkedText text={summary} terms={terms} />
        </span>
      )}
    </SearchLink>
  );
}

/** What a result is, such as `WIT function`, `Error` or `Section`. */
function readKind({family, kind}: Result): string {
  if (kind === 'section') {
    return translate({
      id: 'theme.SearchBar.kind.section',
      message: 'Section',
      description: 'What a result of the search is: a section of a page',
    });
  }
  return kind === family ? readFamily(family) : `${readFamily(family)} ${kind}`;
}

function readFamily(family: Family): string {
  const description = 'What a result of the search is; a word such as "function" may follow';
  const names = {
    page: translate({id: 'theme.SearchBar.kind.page', message: 'Page', description}),
    cli: translate({id: 'theme.SearchBar.kind.cli', message: 'CLI', description}),
    setting: translate({id: 'theme.SearchBar.kind.setting', message: 'Setting', description}),
    error: translate({id: 'theme.SearchBar.kind.error', message: 'Error', description}),
    api: translate({id: 'theme.SearchBar.kind.api', message: 'HTTP', description}),
    wit: translate({id: 'theme.SearchBar.kind.wit', message: 'WIT', description}),
    go: translate({id: 'theme.SearchBar.kind.go', message: 'Go', description}),
  };
  return names[family];
}
