import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {GroundName} from '@site/plugins/shared/grounds';
import {NOT_SEARCHED} from '@site/plugins/shared/notSearched';
import Ground from '@site/src/components/Ground';
import styles from './styles.module.css';

/** The versions that the pages were checked with; raise them when the scenarios run on others. */
const COMMIT = '8ca78ae';
const WASMTIME = '36.0.20';
const INTERFACES = '0.0.65';
const BINDINGS = 'v0.0.67';

const TEXTS: Readonly<Record<GroundName, string>> = {
  run: `Run on Hayride ${COMMIT} with Wasmtime ${WASMTIME}, unless marked.`,
  source: `Read in runtime ${COMMIT}, interfaces ${INTERFACES} and Go bindings ${BINDINGS}, unless marked.`,
  docs: 'From the project’s documentation of closed code, unless marked.',
};

/** The line below a page's heading: what its statements rest on, with versions. */
export default function Provenance({ground}: {ground: GroundName}): ReactNode {
  return (
    <div className={clsx(NOT_SEARCHED.ground, styles.line)}>
      <Ground is={ground} /> {TEXTS[ground]}{' '}
      <Link to="/platform/overview#how-checked">How pages are checked</Link>
    </div>
  );
}
