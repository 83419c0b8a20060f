import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * The links of a code block as a list that opens: one stop for the keyboard, seen only when it is
 * reached. `items` is the HTML of the list's items, made at build.
 */
export default function CodeNames({items}: {items: string}): ReactNode {
  return (
    <details className={clsx('code-names', styles.names)}>
      <summary className={styles.summary}>
        <Translate id="theme.CodeBlock.names" description="What opens the list of a block's links">
          Names in this block
        </Translate>
      </summary>
      <ul className={styles.list} dangerouslySetInnerHTML={{__html: items}} />
    </details>
  );
}
