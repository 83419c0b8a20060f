import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {NOT_SEARCHED} from '../../../shared/notSearched';
import {scrollStop} from '../../../shared/scrollStops';
import styles from './styles.module.css';

/** What the commands of a block print, below them. */
export default function CodeOutput({text}: {text: string}): ReactNode {
  const label = translate({
    id: 'theme.CodeBlock.output',
    message: 'Output',
    description: 'What is above the output of commands',
  });
  return (
    <div className={styles.output}>
      <div className={clsx(NOT_SEARCHED.codeLabel, styles.label)}>{label}</div>
      <pre {...scrollStop(label)}>
        <samp>{text}</samp>
      </pre>
    </div>
  );
}
