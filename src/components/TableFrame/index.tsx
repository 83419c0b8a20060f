import React, {createContext, type ComponentProps, type ReactNode} from 'react';
import {scrollStop} from '../../../plugins/lib/scrollStops';
import styles from './styles.module.css';

/** Whether something is in a table, whose columns are narrow. */
export const InTable = createContext(false);

/** A table of a page in its own frame: if it is wider than the screen, only the table scrolls. */
export default function TableFrame(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={styles.frame} {...scrollStop('Table')}>
      <InTable.Provider value>
        <table {...props} />
      </InTable.Provider>
    </div>
  );
}
