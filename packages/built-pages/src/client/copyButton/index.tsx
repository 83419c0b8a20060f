import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  text?: string;
  /** Tells the button of one block from the others. */
  title?: string;
  /** The address of a file to copy. */
  address?: string;
  /** The label of a button that copies a file. */
  children?: ReactNode;
};

/**
 * Renders a button that copies `text`, the file at `address`, or else the code beside it. `copyOnPress.ts`, an act,
 * does the copying and sets `data-state`.
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
