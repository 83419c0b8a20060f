import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export type Props = {
  /** Whether the page fills the width of the window; the first column is then wider. */
  wide?: boolean;
  /** Whether each column has a border, for alternatives to choose from. */
  ruled?: boolean;
  /** An element for each column. */
  children: ReactNode;
};

/** Renders parts of a page as columns, which stack if the page is too narrow. */
export default function Columns({wide = false, ruled = false, children}: Props): ReactNode {
  return (
    <div
      className={clsx(styles.columns, wide && ['wide-columns', styles.wide], ruled && styles.ruled)}
    >
      {children}
    </div>
  );
}
