import React, {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SearchResult} from '../../types';
import MarkedText, {cutSnippet, markTerms} from '../MarkedText';
import styles from './styles.module.css';

type Props = {
  id: string;
  result: SearchResult;
  isActive: boolean;
  isFollower: boolean;
  onOpen: (result: SearchResult) => void;
};

/**
 * One result: a real link that is an option of the list. A follower is a further section of the
 * page of the result above it.
 */
export default function SearchOption({id, result, isActive, isFollower, onOpen}: Props): ReactNode {
  const {url, title, trail, excerpt, terms} = result;
  const isPage = trail.length === 0;
  const link = useRef<HTMLAnchorElement>(null);
  const href = useBaseUrl(url);
  const prefetch = () => void window.docusaurus.prefetch(href.replace(/#.*/, ''));
  useEffect(() => {
    if (isActive) {
      link.current?.scrollIntoView({block: 'nearest'});
    }
  }, [isActive]);

  const onClick = (event: MouseEvent) => {
    // With a modifier key, the browser opens a tab or a window, or saves the page.
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      event.preventDefault();
      onOpen(result);
    }
  };

  return (
    <li role="none">
      <a
        ref={link}
        id={id}
        className={clsx(styles.option, isActive && styles.active, isFollower && styles.follower)}
        role="option"
        aria-selected={isActive}
        tabIndex={-1}
        href={href}
        onClick={onClick}
        onMouseEnter={prefetch}
        onTouchStart={prefetch}
      >
        <span
          // The page of a follower is named by the result above; it stays in the option's name.
          className={isFollower ? 'sr-only' : clsx(styles.title, isPage && styles.heading)}
        >
          <MarkedText pieces={markTerms(title, terms)} />
        </span>{' '}
        {!isPage && (
          <span className={styles.heading}>
            <MarkedText pieces={markTerms(trail.join(' › '), terms)} />
          </span>
        )}{' '}
        {excerpt !== '' && (
          <span className={styles.snippet}>
            <MarkedText pieces={cutSnippet(excerpt, terms)} />
          </span>
        )}
      </a>
    </li>
  );
}
