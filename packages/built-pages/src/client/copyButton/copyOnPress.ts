import {delegate, onParsed, readWord} from '../pageEvents';
import {COPY_WORDS} from '../../copyWords';

let timer: number | undefined;

/**
 * Copies when a copy button is pressed: its `data-copy`, the file at its `data-address`, or else the code beside it.
 * Shows the result as `data-state` for two seconds. Writes within the press itself, because Safari allows access to
 * the clipboard only then.
 */
delegate('click', '[data-copy]', (button) => {
  const {copy, address} = button.dataset;
  const code = button.parentElement?.querySelector('pre')?.textContent ?? '';
  void write(address ? fetchText(address) : copy || code).then((result) => {
    clear();
    button.setAttribute('data-state', result);
    announce(readWord(result) ?? COPY_WORDS[result]);
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

/**
 * Writes to the clipboard. A file is passed as a promise, because WebKit forgets the press while it is loading. Pages
 * on plain HTTP, such as a preview on a local network, have no clipboard.
 */
async function write(text: string | Promise<string>): Promise<keyof typeof COPY_WORDS> {
  try {
    if (!isSecureContext) return copySelected(typeof text === 'string' ? text : await text);
    await (typeof text === 'string'
      ? navigator.clipboard.writeText(text)
      : navigator.clipboard.write([new ClipboardItem({'text/plain': text})]));
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Copies a string by selecting it in a temporary field: only a deprecated call copies without a clipboard. */
function copySelected(text: string): keyof typeof COPY_WORDS {
  const focused = document.activeElement as HTMLElement | null;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'sr-only';
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  focused?.focus({preventScroll: true});
  return isCopied ? 'copied' : 'failed';
}
