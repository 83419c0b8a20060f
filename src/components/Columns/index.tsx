import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export type Props = {
  /** Whether the page fills the width of the window; the first is wider then. */
  wide?: boolean;
  /** Whether each has an edge: ways to choose from. */
  ruled?: boolean;
  /** One element for each column. */
  children: ReactNode;
};

/** Parts of a page next to each other; one below the other where the page is too narrow. */
export default function Columns({wide = false, ruled = false, children}: Props): ReactNode {
  return (
    <div
      className={clsx(styles.columns, wide && ['wide-columns', styles.wide], ruled && styles.ruled)}
    >
      {children}
    </div>
  );
}
