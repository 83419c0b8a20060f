// Wrapped: on a reference, the row of “Copy page” says what its statements rest on.
import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {GroundName} from '../../../plugins/lib/grounds';
import Ground from '../../components/Ground';
import styles from '../../components/Ground/styles.module.css';

/** Renders the breadcrumbs, on a reference with the mark of the page's ground. */
export default function DocBreadcrumbsWrapper(): ReactNode {
  const {type, ground} = useDoc().frontMatter as {type?: string; ground?: GroundName};
  if (type !== 'reference' || !ground) return <DocBreadcrumbs />;
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <Ground is={ground} />
    </div>
  );
}
