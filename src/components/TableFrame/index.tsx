import React, {useRef, type ComponentProps, type ReactNode} from 'react';
import {useScrollStop} from '../../../plugins/shared/useScrollStop';
import {InTable} from './InTable';
import styles from './styles.module.css';

/** A table of a page in a frame of its own: wider than the screen, it scrolls and the page does not. */
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
