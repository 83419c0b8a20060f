import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export type Props = {
  /** Whether the first column is only as wide as short lines of code. */
  narrowFirst?: boolean;
  /** One element for each column. */
  children: ReactNode;
};

/** Parts of a page next to each other; one below the other where the page is too narrow. */
export default function Columns({narrowFirst = false, children}: Props): ReactNode {
  return (
    <div className={clsx(styles.columns, narrowFirst && ['wide-columns', styles.narrowFirst])}>
      {children}
    </div>
  );
}
