// Replaced: the theme's own opens only where React runs, and stays open over the text after a reader has
// chosen a heading, because this site keeps it in view.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOCCollapsible';
import CollapseButton from '@theme/TOCCollapsible/CollapseButton';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/** Renders a page's headings on a phone: a list that opens, and closes when a link in it is followed. */
export default function TOCCollapsible({toc, className, ...levels}: Props): ReactNode {
  return (
    <div className={clsx(styles.contents, className)} data-section>
      <CollapseButton collapsed aria-expanded={false} data-opens="" />
      <div className={styles.list} hidden>
        <TOCItems toc={toc} {...levels} />
      </div>
    </div>
  );
}
