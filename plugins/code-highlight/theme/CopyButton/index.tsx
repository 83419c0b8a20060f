import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import styles from './styles.module.css';

/** How long the button shows the result, in milliseconds. */
const SHOWN = 2000;

type State = 'idle' | 'copied' | 'failed';

/** Copies what `readText` returns to the clipboard and announces whether that worked. */
export default function CopyButton({readText}: {readText: () => string}): ReactNode {
  const [state, setState] = useState<State>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async () => {
    setState(await writeClipboard(readText()));
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState('idle'), SHOWN);
  };

  const Icon = state === 'copied' ? IconSuccess : IconCopy;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-state={state}
        onClick={() => void copy()}
        aria-label={translate({
          id: 'theme.CodeBlock.copyButtonAriaLabel',
          message: 'Copy code to clipboard',
          description: 'The ARIA label for copy code blocks button',
        })}
      >
        <Icon className={styles.icon} aria-hidden />
        <span className={styles.word}>
          <Translate id="theme.CodeBlock.copy" description="The copy button label on code blocks">
            Copy
          </Translate>
        </span>
      </button>
      <span role="status" className="sr-only">
        {readMessage(state)}
      </span>
    </>
  );
}

async function writeClipboard(text: string): Promise<State> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

function readMessage(state: State): string {
  switch (state) {
    case 'copied':
      return translate({
        id: 'theme.CodeBlock.copied',
        message: 'Copied',
        description: 'The copied button label on code blocks',
      });
    case 'failed':
      return translate({
        id: 'theme.CodeBlock.copyFailed',
        message: 'The browser did not allow copying. Select the text instead.',
        description: 'What is said when a code block cannot be copied',
      });
    case 'idle':
      return '';
  }
}
