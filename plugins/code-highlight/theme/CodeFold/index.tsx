import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {NOT_SEARCHED} from '../../../shared/notSearched';
import styles from './styles.module.css';

/**
 * What unfolds the code in front of it, without a script: the style sheet shows the first lines while
 * this is closed. `lines` is how many there are.
 */
export default function CodeFold({lines}: {lines: string}): ReactNode {
  return (
    <details className={clsx(NOT_SEARCHED.codeLabel, styles.fold)}>
      <summary>
        <span className={styles.more}>
          <Translate
            id="theme.CodeBlock.unfold"
            description="What shows all lines of a long block"
            values={{lines}}
          >
            {'Show all {lines} lines'}
          </Translate>
        </span>
        <span className={styles.fewer}>
          <Translate
            id="theme.CodeBlock.fold"
            description="What hides all but the first lines of a long block"
          >
            Show fewer lines
          </Translate>
        </span>
      </summary>
    </details>
  );
}
