/** Tells whether a key belongs to an input method that is composing a character; Safari only has its number. */
export const isComposing = ({isComposing, keyCode}: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;

/**
 * Calls `handle` with each event of a type and the closest element around its target that matches a selector. Listens
 * on the document, before React does, because content is HTML that comes and goes. Marks the event as answered,
 * unless the selector is `*`: see `keepPresses.ts` of quiet pages. Does nothing on the server.
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

/** Calls a listener once the document is parsed, at once if it already is. Does nothing on the server. */
export function onParsed(listener: () => void): void {
  if (typeof document === 'undefined') return;
  if (document.readyState !== 'loading') listener();
  else document.addEventListener('DOMContentLoaded', listener);
}

/** Returns the translation of an act's message, from the option `words` of quiet pages; undefined if it has none. */
export function readWord(name: string): string | undefined {
  const {words = '{}'} = document.querySelector<HTMLElement>('[data-acts]')?.dataset ?? {};
  return (JSON.parse(words) as Record<string, string>)[name];
}

const SHOWN = 'site:content-shown';

/**
 * Calls a listener each time a navigation has shown the content of a page. Uses an event, because some listeners are
 * in another script.
 */
export function onContentShown(listener: () => void): void {
  if (typeof document !== 'undefined') document.addEventListener(SHOWN, listener);
}

/** Notifies the listeners of `onContentShown` that the content is in the document. */
export function tellContentShown(): void {
  document.dispatchEvent(new Event(SHOWN));
}
