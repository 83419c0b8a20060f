import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** What a statement rests on: a run of the runtime, its source, or the project's documentation. */
export type GroundName = 'run' | 'source' | 'docs';

/** Says that a section, a paragraph or a row rests on another ground than its page. */
export default function Ground({is}: {is: GroundName}): ReactNode {
  return (
    <Link className={styles.ground} to="/platform/overview#how-checked">
      {is}
    </Link>
  );
}
