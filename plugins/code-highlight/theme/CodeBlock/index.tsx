import React, {useRef, type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import {useScrollStop} from '../../../shared/useScrollStop';
import CodeNames from '../CodeNames';
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
  links,
  children,
}: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const stop = useScrollStop(pre, title ?? label);
  return (
    <figure className={styles.block} data-language={language}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.content}>
        <pre className={styles.pre} ref={pre} {...stop}>
          {html === undefined ? (
            <code className={styles.code}>{children}</code>
          ) : (
            <LinkedHtml as="code" className={styles.code} html={html} />
          )}
        </pre>
        <BrowserOnly>
          {() => <CopyButton readText={() => copy ?? pre.current?.textContent ?? ''} />}
        </BrowserOnly>
      </div>
      {links && <CodeNames items={links} />}
    </figure>
  );
}
