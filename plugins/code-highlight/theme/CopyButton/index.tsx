import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/**
 * A button that copies `text`, or else the code beside it: `client/copyCode.ts` does so and sets
 * `data-state`. `title` tells the button from others.
 */
export default function CopyButton({text, title}: {text?: string; title?: string}): ReactNode {
  const label = translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
    description: 'The ARIA label for copy code blocks button',
  });
  return (
    <button
      type="button"
      className={styles.button}
      data-copy={text ?? ''}
      aria-label={title ? `${label}: ${title}` : label}
    >
      <Translate id="theme.CodeBlock.copy" description="The copy button label on code blocks">
        Copy
      </Translate>
    </button>
  );
}
