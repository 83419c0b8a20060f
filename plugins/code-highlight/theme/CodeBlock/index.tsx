import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {NOT_SEARCHED} from '../../../shared/notSearched';
import {scrollStop} from '../../../shared/scrollStops';
import CodeFold from '../CodeFold';
import CodeNames from '../CodeNames';
import CodeOutput from '../CodeOutput';
import CopyButton from '../CopyButton';
import LinkedHtml from '../LinkedHtml';
import styles from './styles.module.css';

/** The block as it is built; `children` is for blocks written as JSX, which have no colours. */
export type Props = {
  language?: string;
  label?: string;
  title?: string;
  html?: string;
  copy?: string;
  /** What the commands print. */
  output?: string;
  /** How many lines a block has that is too long to be shown as a whole. */
  lines?: string;
  /** The items of a list of the block's links. */
  links?: string;
  children?: ReactNode;
};

/**
 * A code block whose colours were set at build: no highlighter reaches the browser.
 * Replaces the theme's CodeBlock, which renders Prism.
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
  children,
}: Props): ReactNode {
  return (
    <figure className={styles.block} data-language={language}>
      <figcaption className={title ? styles.title : clsx(NOT_SEARCHED.codeLabel, styles.label)}>
        {title ?? label}
      </figcaption>
      <CopyButton text={copy} title={title} />
      <pre {...scrollStop(title ?? label)}>
        {html === undefined ? <code>{children}</code> : <LinkedHtml as="code" html={html} />}
      </pre>
      {lines && <CodeFold lines={lines} />}
      {output && <CodeOutput text={output} />}
      {links && <CodeNames items={links} />}
    </figure>
  );
}
