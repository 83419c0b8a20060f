/** Whether a key belongs to an input method that composes a character: Safari tells it by its number. */
export const isComposing = ({isComposing, keyCode}: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;

/**
 * Calls `handle` with each event of a type and the closest element around it that matches a selector:
 * content is HTML that comes and goes, so the document listens for it, before React does. Marks the event as
 * answered, unless the selector is `*`: see `keepPresses.ts`. Does nothing on the server.
 */
export function delegate<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  handle: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
): void {
  if (typeof document === 'undefined') return;
  const listen = (event: DocumentEventMap[Type]) => {
    const {target} = event;
    const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (!element) return;
    if (selector !== '*') Object.assign(event, {isAnswered: true});
    handle(element, event);
  };
  document.addEventListener(type, listen, {capture: true});
}

/** Calls a listener when the document is parsed: at once where it is. Does nothing on the server. */
export function onParsed(listener: () => void): void {
  if (typeof document === 'undefined') return;
  if (document.readyState !== 'loading') listener();
  else document.addEventListener('DOMContentLoaded', listener);
}

/** Reads what an act says, where the page is in another language than the act: an option of quiet pages. */
export function readWord(name: string): string | undefined {
  const {words = '{}'} = document.querySelector<HTMLElement>('[data-acts]')?.dataset ?? {};
  return (JSON.parse(words) as Record<string, string>)[name];
}

const SHOWN = 'site:content-shown';

/**
 * Calls a listener each time a navigation has brought the content of a page. An event, because some listeners are
 * in another script.
 */
export function onContentShown(listener: () => void): void {
  if (typeof document !== 'undefined') document.addEventListener(SHOWN, listener);
}

/** Tells the listeners that the content is in the document. */
export function tellContentShown(): void {
  document.dispatchEvent(new Event(SHOWN));
}
