import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {CONTENT_CLASSES} from '../../../../lib/contentClasses';
import LinkedHtml from '../LinkedHtml';
import styles from './styles.module.css';

/**
 * The links of a code block as a list that opens: one tab stop, seen only when it is reached, as
 * everyone else follows the names in the code.
 * `items` is the HTML of the list's items, made by the build.
 */
export default function CodeNames({items}: {items: string}): ReactNode {
  return (
    <details className={clsx(CONTENT_CLASSES.codeNames, 'sr-only', styles.names)}>
      <summary className={styles.summary}>
        <Translate id="theme.CodeBlock.names" description="What opens the list of a block's links">
          Names in this block
        </Translate>
      </summary>
      <LinkedHtml as="ul" translate="no" className={styles.list} html={items} />
    </details>
  );
}
