import {delegate, onParsed} from '../../../lib/pageEvents';

/** What is said when a text was copied, and when it was not. */
const MESSAGES = {copied: 'Copied', failed: 'Not copied. Select the text instead.'};

let timer: number | undefined;

/**
 * Copies when a copy button is pressed: its `data-copy`, the file at its `data-address`, or else the code
 * beside it. Shows the result as `data-state` for two seconds. Within the press itself, because Safari lets
 * a page write to the clipboard only then.
 */
delegate('click', '[data-copy]', (button) => {
  const {copy, address} = button.dataset;
  const code = button.parentElement?.querySelector('pre')?.textContent ?? '';
  void write(address ? fetchText(address) : copy || code).then((result) => {
    clear();
    button.setAttribute('data-state', result);
    announce(MESSAGES[result]);
    timer = window.setTimeout(clear, 2000);
  });
});

// A status must be there before it says something.
onParsed(() => {
  const status = document.createElement('div');
  status.className = 'sr-only';
  status.setAttribute('role', 'status');
  document.body.append(status);
});

function announce(text: string): void {
  const status = document.querySelector('body > [role="status"]');
  if (status) status.textContent = text;
}

function clear(): void {
  window.clearTimeout(timer);
  document.querySelector('[data-copy][data-state]')?.removeAttribute('data-state');
  announce('');
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/** WebKit forgets the press while a text is on its way, unless the clipboard gets the promise. */
async function write(text: string | Promise<string>): Promise<keyof typeof MESSAGES> {
  try {
    await (typeof text === 'string'
      ? navigator.clipboard.writeText(text)
      : navigator.clipboard.write([new ClipboardItem({'text/plain': text})]));
    return 'copied';
  } catch {
    return 'failed';
  }
}
