import React, {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Answer, ResultGroup} from '../../types';
import {listResults} from '../../client/reduceSearch';
import type {OnOpen} from '../SearchLink';
import SearchOption from '../SearchOption';
import styles from './styles.module.css';

/** `listId` is the id of the list, and `listId-0` that of its first option; `active` is from 0. */
type Props = {answer: Answer; active: number; listId: string; onOpen: OnOpen};

/** The list of results: a group for each page. */
export default function SearchResults({answer, active, listId, onOpen}: Props): ReactNode {
  const {groups, terms} = answer;
  const label = translate({
    id: 'theme.SearchBar.results',
    message: 'Search results',
    description: 'The name of the list of results',
  });
  const options = listResults(answer);
  return (
    // Not a tab stop, which browsers make of a list that scrolls: arrow keys scroll it.
    <div role="listbox" id={listId} aria-label={label} tabIndex={-1}>
      {groups.map((group, groupIndex) => (
        // By place, like their ids: an answer changes most of them, and what is there is kept.
        <Group key={groupIndex} group={group}>
          {group.results.map((result, index) => {
            const place = options.indexOf(result);
            return (
              <SearchOption
                key={index}
                id={`${listId}-${place}`}
                isActive={place === active}
                {...{result, terms, onOpen}}
              />
            );
          })}
        </Group>
      ))}
    </div>
  );
}

/** The results of a page below its title, which is only said where the page is the first of them. */
function Group({group, children}: {group: ResultGroup; children: ReactNode}): ReactNode {
  const id = useId();
  const isNamed = group.results[0]?.url !== group.url;
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <div id={id} className={isNamed ? styles.title : 'sr-only'}>
        {group.title}
      </div>
      {children}
    </div>
  );
}
