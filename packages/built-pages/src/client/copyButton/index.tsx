import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  text?: string;
  /** Tells the button of a block from others. */
  title?: string;
  /** Of a file with the text. */
  address?: string;
  /** Label of the button of a file. */
  children?: ReactNode;
};

/**
 * A button that copies `text` or the file at `address`, or else the code beside it:
 * `copyOnPress.ts`, an act, does so and sets `data-state`.
 */
export default function CopyButton({text, title, address, children}: Props): ReactNode {
  const label = translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
  });
  return (
    <button
      type="button"
      className={styles.button}
      data-copy={text ?? ''}
      data-address={address}
      aria-label={children ? undefined : title ? `${label}: ${title}` : label}
    >
      {children ?? translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
    </button>
  );
}
