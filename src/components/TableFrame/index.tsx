import React, {createContext, type ComponentProps, type ReactNode} from 'react';
import {scrollStop} from '../../../plugins/lib/scrollStops';
import styles from './styles.module.css';

/** Whether a component is in a table, whose columns are narrow. */
export const InTable = createContext(false);

/** Renders a table in a frame of its own, in which it scrolls if it is wider than the screen. */
export default function TableFrame(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={styles.frame} {...scrollStop('Table')}>
      <InTable.Provider value>
        <table {...props} />
      </InTable.Provider>
    </div>
  );
}
