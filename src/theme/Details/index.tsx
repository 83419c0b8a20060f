// Replaced: the theme's own hides its content from the search of the browser, which opens native folds,
// and from an address that leads into it.
import React, {isValidElement, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {Props} from '@theme/Details';
import styles from './styles.module.css';

/** Renders a fold: content that the reader opens and closes by its summary; `animateFolds.ts` animates it. */
export default function Details({summary, children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx(styles.fold, className)} data-fold>
      {isValidElement(summary) ? summary : <summary>{summary}</summary>}
      <section className={styles.content}>{children}</section>
    </details>
  );
}
