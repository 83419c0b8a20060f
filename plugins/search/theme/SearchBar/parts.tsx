import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A magnifying glass, or another line, in the colour of the text; means nothing to a screen reader. */
export function Icon({d = GLASS, className}: {d?: string; className?: string}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}

const GLASS = 'M14.4 14.4 18 18M3 9.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0';

type MessageProps = {text: ReactNode; onRetry?: () => void; children?: ReactNode};

/** A message instead of results, with a button to try again if there is an `onRetry`. */
export function Message({text, onRetry, children}: MessageProps): ReactNode {
  return (
    <div className={styles.message}>
      <p>{text}</p>
      {onRetry && (
        <Act onClick={onRetry}>
          {translate({id: 'theme.SearchBar.retry', message: 'Try again'})}
        </Act>
      )}
      {children}
    </div>
  );
}

/** A button for what a reader can do about it. */
export function Act({onClick, children}: {onClick: () => void; children: ReactNode}): ReactNode {
  return (
    <button type="button" className="button button--primary" onClick={onClick}>
      {children}
    </button>
  );
}
