import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {text: ReactNode; onRetry?: () => void; children?: ReactNode};

/** What the search says instead of results, with a button to try again where `onRetry` is. */
export default function Message({text, onRetry, children}: Props): ReactNode {
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
