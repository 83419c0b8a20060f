import React, {createContext, useRef, type ComponentProps, type ReactNode} from 'react';
import {useScrollStop} from '../../../plugins/shared/useScrollStop';
import styles from './styles.module.css';

/** Whether something is in a table, whose columns are narrow. */
export const InTable = createContext(false);

/** A table of a page in its own frame: if it is wider than the screen, only the table scrolls. */
export default function TableFrame(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(frame, 'Table');
  return (
    <div className={styles.frame} ref={frame} {...stop}>
      <InTable.Provider value>
        <table {...props} />
      </InTable.Provider>
    </div>
  );
}
