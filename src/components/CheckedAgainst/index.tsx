import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** The versions of Hayride that the pages were checked against; raise them when a page is rechecked. */
const CHECKED = {
  release: 'v0.0.6-alpha',
  runtime: '3 September 2025',
  interfaces: '0.0.65',
  bindings: 'v0.0.67',
} as const;

/** The line at the end of a page on alpha behaviour: what its facts were checked against. */
export default function CheckedAgainst(): ReactNode {
  return (
    <footer className={styles.line}>
      Checked against Hayride {CHECKED.release}, the runtime’s source of {CHECKED.runtime},
      interfaces {CHECKED.interfaces} and Go bindings {CHECKED.bindings}.
    </footer>
  );
}
