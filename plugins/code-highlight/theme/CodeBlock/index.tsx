import React, {useId, useRef, type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

/** What the build gives a block; `children` is for blocks written as JSX, which have no colours. */
export type Props = {
  language?: string;
  label?: string;
  title?: string;
  html?: string;
  copy?: string;
  children?: ReactNode;
};

/**
 * A code block whose colours were set at build: no highlighter reaches the browser.
 * Replaces the theme's CodeBlock, which renders Prism (made against theme-classic 3.10.2).
 */
export default function CodeBlock({
  language,
  label = 'Code',
  title,
  html,
  copy,
  children,
}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const titleId = useId();
  const content = html === undefined ? {children} : {dangerouslySetInnerHTML: {__html: html}};
  return (
    <figure className={styles.block} data-language={language}>
      {title && (
        <figcaption className={styles.title} id={titleId}>
          {title}
        </figcaption>
      )}
      <div className={styles.content}>
        {/* Wide code scrolls sideways: the keyboard needs a stop to scroll it. */}
        <pre
          className={styles.pre}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region
          tabIndex={0}
          role="group"
          {...(title ? {'aria-labelledby': titleId} : {'aria-label': label})}
        >
          <code className={styles.code} ref={code} {...content} />
        </pre>
        <BrowserOnly>
          {() => <CopyButton readText={() => copy ?? code.current?.textContent ?? ''} />}
        </BrowserOnly>
      </div>
    </figure>
  );
}
