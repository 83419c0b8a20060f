import React, {type ComponentPropsWithoutRef, type MouseEvent, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {findTerms} from '../../client/describeResults';
import {listResults} from '../../client/useSearch';
import type {Answer, Result} from '../../types';
import {TEXTS, useLabels} from '../SearchDialog/texts';
import styles from './styles.module.css';

/** `isHere` is false for a click with a modifier key: then the browser opens a tab or a window. */
export type OnOpen = (url: string, isHere: boolean) => void;

/** `listId` is the id of the list, and `listId-0` that of its first option; `active` is from 0. */
type Props = {answer: Answer; active: number; listId: string; onOpen: OnOpen};

/** The list of results: a group for each page. */
export default function SearchResults({answer, active, listId, onOpen}: Props): ReactNode {
  const {groups, terms} = answer;
  const options = listResults(answer);
  return (
    // Not a tab stop, which browsers make of a list that scrolls: arrow keys scroll it.
    <div role="listbox" id={listId} aria-label={TEXTS.results} tabIndex={-1}>
      {groups.map(({url, title, results}, number) => (
        // By place, like their ids: an answer changes most of them, and the elements are kept.
        <div
          key={number}
          className={styles.group}
          role="group"
          aria-labelledby={`${listId}-page-${number}`}
        >
          <div
            id={`${listId}-page-${number}`}
            className={results[0]?.url === url ? 'sr-only' : styles.title}
          >
            {title}
          </div>
          {results.map((result, index) => {
            const place = options.indexOf(result);
            return (
              <Option
                key={index}
                id={`${listId}-${place}`}
                page={result.url === url ? undefined : title}
                isActive={place === active}
                {...{result, terms, onOpen}}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

type OptionProps = Pick<Props, 'onOpen'> & {
  id: string;
  page: string | undefined;
  result: Result;
  terms: readonly string[];
  isActive: boolean;
};

/**
 * One result: a real link that is an option of the list. Its name is the page, the result on it and what
 * that is; the rest describes it.
 */
function Option({id, page, result, terms, isActive, onOpen}: OptionProps): ReactNode {
  const {url, family, name, trail, summary} = result;
  const kind = useKind(result);
  const lines = [trail.join(' › '), summary].filter((line) => line !== '');
  const aboutId = `${id}-about`;
  return (
    <SearchLink
      id={id}
      className={clsx(styles.option, isActive && styles.active)}
      role="option"
      aria-label={[page, name, kind].filter(Boolean).join(', ')}
      aria-describedby={lines.length > 0 ? aboutId : undefined}
      aria-selected={isActive}
      tabIndex={-1}
      {...{url, onOpen}}
    >
      <span className={styles.head}>
        <span className={styles.name} translate={family === 'page' ? undefined : 'no'}>
          <MarkedText text={name} terms={terms} />
        </span>{' '}
        <span className={styles.kind}>{kind}</span>{' '}
      </span>
      <span id={aboutId}>
        {lines.map((line, index) => (
          <span key={index} className={styles.line}>
            <MarkedText text={line} terms={terms} />{' '}
          </span>
        ))}
      </span>
    </SearchLink>
  );
}

/** What a result is, such as `WIT function`, `Error` or `Section`. */
function useKind({family, kind}: Result): string {
  const {families} = useLabels();
  if (kind === 'section') {
    return TEXTS.section;
  }
  const label = families.find(({name}) => name === family)?.kind;
  return [label, kind !== family && kind].filter(Boolean).join(' ') || kind;
}

/** A string with its terms (findTerms) in `<mark>`; it is never taken for markup. */
function MarkedText({text, terms}: {text: string; terms: readonly string[]}): ReactNode {
  const matches = findTerms(text, terms);
  return (
    <>
      {matches.flatMap(({start, end}, index) => [
        text.slice(matches[index - 1]?.end ?? 0, start),
        <mark key={index}>{text.slice(start, end)}</mark>,
      ])}
      {text.slice(matches.at(-1)?.end ?? 0)}
    </>
  );
}

type LinkProps = ComponentPropsWithoutRef<'a'> & {url: string; onOpen: OnOpen};

/** A link of the search to an address without the base URL, which is fetched ahead. */
export function SearchLink({url, onOpen, children, ...attributes}: LinkProps): ReactNode {
  const href = useBaseUrl(url);
  const prefetch = () => void window.docusaurus.prefetch(href.replace(/#.*/, ''));
  const onClick = (event: MouseEvent) => {
    const isHere = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (isHere) event.preventDefault();
    onOpen(url, isHere);
  };
  return (
    <a
      {...attributes}
      href={href}
      onClick={onClick}
      onMouseEnter={prefetch}
      onTouchStart={prefetch}
    >
      {children}
    </a>
  );
}
