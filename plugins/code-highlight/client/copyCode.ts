import {translate} from '@docusaurus/Translate';
import {delegate} from '../../shared/delegate';

/** How long a button shows the result, in milliseconds. */
const SHOWN = 2000;

type Result = 'copied' | 'failed';

let timer: number | undefined;

delegate('click', '[data-copy]', (button) => {
  const {copy, address} = button.dataset;
  const code = button.parentElement?.querySelector('pre')?.textContent;
  void writeClipboard(address ? fetchText(address) : copy || (code ?? '')).then((result) => {
    clearResult();
    button.dataset.state = result;
    announce(readMessage(result));
    timer = window.setTimeout(clearResult, SHOWN);
  });
});

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

async function writeClipboard(text: string | Promise<string>): Promise<Result> {
  try {
    // WebKit forgets the press while a text is on its way, unless the clipboard gets the promise.
    await (typeof text === 'string'
      ? navigator.clipboard.writeText(text)
      : navigator.clipboard.write([new ClipboardItem({'text/plain': text})]));
    return 'copied';
  } catch {
    return 'failed';
  }
}

function clearResult(): void {
  window.clearTimeout(timer);
  document.querySelector('[data-copy][data-state]')?.removeAttribute('data-state');
  announce('');
}

// A status must be there before it says something.
export const onRouteDidUpdate = clearResult;

/** Fills the status of all buttons, which screen readers read out. */
function announce(text: string): void {
  (document.querySelector('body > [role="status"]') ?? addStatus()).textContent = text;
}

function addStatus(): Element {
  const status = document.createElement('div');
  status.className = 'sr-only';
  status.setAttribute('role', 'status');
  document.body.append(status);
  return status;
}

function readMessage(result: Result): string {
  return result === 'copied'
    ? translate({
        id: 'theme.CodeBlock.copied',
        message: 'Copied',
        description: 'The copied button label on code blocks',
      })
    : translate({
        id: 'theme.CodeBlock.copyFailed',
        message: 'Not copied. Select the text instead.',
        description: 'What is said when nothing can be copied',
      });
}
