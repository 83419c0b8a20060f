import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {CONTENT_CLASSES} from '../../../../lib/contentClasses';
import {scrollStop} from '../../../../lib/scrollStops';
import CopyButton from 'docusaurus-built-pages/copyButton';
import {CodeNames, LinkedHtml} from '../LinkedCode';
import styles from './styles.module.css';

/** The block as the build renders it; `children` is for blocks written as JSX, which have no colours. */
export type Props = {
  language?: string;
  label?: string;
  title?: string;
  html?: string;
  copy?: string;
  /** The output of the commands. */
  output?: string;
  /** The number of lines, for a block that is too long to be shown as a whole. */
  lines?: string;
  /** HTML of the items of the list of links. */
  links?: string;
  /** Whether it is part of a file, which readers could mistake for the whole when they copy it. */
  isExcerpt?: string;
  /** Whether a line is longer than the text column is wide. */
  isWide?: string;
  children?: ReactNode;
};

/** Matches a title that is a file name, not words. */
const FILE = /^\S+$/;

/**
 * Renders a code block with the colours of the build: browsers load no highlighter. Replaces the theme's CodeBlock,
 * which uses Prism.
 */
export default function CodeBlock({
  language,
  label = 'Code',
  title,
  html,
  copy,
  output,
  lines,
  links,
  isExcerpt,
  isWide,
  children,
}: Props): ReactNode {
  return (
    <figure className={clsx(styles.block, isWide && styles.wide)} data-language={language}>
      <figcaption
        className={title ? styles.title : clsx(CONTENT_CLASSES.codeLabel, styles.label)}
        translate={title && FILE.test(title) ? 'no' : undefined}
      >
        {title ?? label}
      </figcaption>
      {!isExcerpt && <CopyButton text={copy} title={title} />}
      <pre translate="no" {...scrollStop(title ?? label)}>
        {html === undefined ? <code>{children}</code> : <LinkedHtml as="code" html={html} />}
      </pre>
      {lines && <Fold lines={lines} />}
      {output && <Output text={output} />}
      {links && <CodeNames items={links} />}
    </figure>
  );
}

/**
 * Renders the control that unfolds the code before it, without a script: the style sheet shows only the first lines
 * while it is closed. `lines` is the number of lines.
 */
function Fold({lines}: {lines: string}): ReactNode {
  return (
    <details className={clsx(CONTENT_CLASSES.codeLabel, styles.fold)}>
      <summary>
        <span className={styles.more}>
          {translate({id: 'theme.CodeBlock.unfold', message: 'Show all {lines} lines'}, {lines})}
        </span>
        <span className={styles.fewer}>
          {translate({id: 'theme.CodeBlock.fold', message: 'Show fewer lines'})}
        </span>
      </summary>
    </details>
  );
}

function Output({text}: {text: string}): ReactNode {
  const label = translate({id: 'theme.CodeBlock.output', message: 'Output'});
  return (
    <div className={styles.output}>
      <div className={clsx(CONTENT_CLASSES.codeLabel, styles.outputLabel)}>{label}</div>
      <pre translate="no" {...scrollStop(label)}>
        <samp>{text}</samp>
      </pre>
    </div>
  );
}
