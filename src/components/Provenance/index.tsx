import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {GroundName} from '@site/plugins/lib/grounds';
import {CONTENT_CLASSES} from '@site/plugins/lib/contentClasses';
import Ground from '@site/src/components/Ground';
import styles from './styles.module.css';
import {CHECKED_WITH} from './versions';

const {commit, wasmtime, interfaces, bindings} = CHECKED_WITH;

const TEXTS: Readonly<Record<GroundName, string>> = {
  run: `Run on Hayride ${commit} with Wasmtime ${wasmtime}, unless marked.`,
  source: `Read in runtime ${commit}, interfaces ${interfaces} and Go bindings ${bindings}, unless marked.`,
  docs: 'From the project’s documentation of closed code, unless marked.',
};

/** The line below a page's heading: what its statements rest on, with versions. */
export default function Provenance({ground}: {ground: GroundName}): ReactNode {
  return (
    <div className={clsx(CONTENT_CLASSES.ground, styles.line)}>
      <Ground is={ground} /> {TEXTS[ground]}{' '}
      <Link to="/platform/overview#how-checked">How pages are checked</Link>
    </div>
  );
}
