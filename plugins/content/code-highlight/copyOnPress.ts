/** What is said when a text was copied, and when it was not. */
export type CopyMessages = {copied: string; failed: string};

/**
 * Runs inline in each page, so that a press on a copy button takes effect at once: Safari lets a page
 * write to the clipboard only within the press itself, and no other script may be there yet. A button
 * `[data-copy]` copies that text or the file at `data-address`, or else the code beside it, and shows
 * the result as `data-state` for two seconds. Its text is put into the page, so it uses nothing from
 * outside.
 */
export function copyOnPress(messages: CopyMessages): void {
  let timer: number | undefined;

  // A status must be there before it says something.
  addEventListener('DOMContentLoaded', () => {
    const status = document.createElement('div');
    status.className = 'sr-only';
    status.setAttribute('role', 'status');
    document.body.append(status);
  });

  const announce = (text: string) => {
    const status = document.querySelector('body > [role="status"]');
    if (status) status.textContent = text;
  };

  const clear = () => {
    window.clearTimeout(timer);
    document.querySelector('[data-copy][data-state]')?.removeAttribute('data-state');
    announce('');
  };

  const fetchText = async (address: string) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(response.statusText);
    return response.text();
  };

  // WebKit forgets the press while a text is on its way, unless the clipboard gets the promise.
  const write = async (text: string | Promise<string>) => {
    try {
      await (typeof text === 'string'
        ? navigator.clipboard.writeText(text)
        : navigator.clipboard.write([new ClipboardItem({'text/plain': text})]));
      return 'copied';
    } catch {
      return 'failed';
    }
  };

  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-copy]');
      if (!button) return;
      // Nobody else has to do with it, and nothing has to wake for it.
      event.stopImmediatePropagation();
      const {copy, address} = button.dataset;
      const code = button.parentElement?.querySelector('pre')?.textContent ?? '';
      void write(address ? fetchText(address) : copy || code).then((result) => {
        clear();
        button.setAttribute('data-state', result);
        announce(messages[result]);
        timer = window.setTimeout(clear, 2000);
      });
    },
    true,
  );
}
