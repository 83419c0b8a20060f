import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Parts of a page next to each other; one below the other where the page is too narrow. */
export default function Columns({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
