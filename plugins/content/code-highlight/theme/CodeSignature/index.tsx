import React, {type ReactNode} from 'react';
import {CodeNames, LinkedHtml} from '../LinkedCode';
import styles from '../CodeBlock/styles.module.css';

type Props = {language: string; html: string; links?: string};

/**
 * Renders a signature in a reference: code without frame and copy button, whose lines wrap. `html` and `links`, the
 * items of a list of the names in it, are rendered by the build. Not a `div`, which reader views drop if it is mostly
 * links.
 */
export default function CodeSignature({language, html, links}: Props): ReactNode {
  return (
    <section className={styles.signature} data-language={language}>
      <pre translate="no">
        <LinkedHtml as="code" html={html} />
      </pre>
      {links && <CodeNames items={links} />}
    </section>
  );
}
