import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {GroundName} from '../../../plugins/lib/grounds';
import {CONTENT_CLASSES} from '../../../plugins/lib/contentClasses';
import styles from './styles.module.css';

const TITLES: Readonly<Record<GroundName, string>> = {
  run: 'Run on the real runtime',
  source: 'Read in public source',
  docs: 'Known from the project’s documentation only',
};

/** Marks a section, a paragraph or a row whose ground differs from the page's. */
export default function Ground({is}: {is: GroundName}): ReactNode {
  return (
    <Link
      className={clsx(CONTENT_CLASSES.ground, styles.ground, styles[is])}
      to="/platform/overview#how-checked"
      title={TITLES[is]}
    >
      {is}
    </Link>
  );
}
