/** What changes the content of a page once it is in the document. */
type Listener = (content: HTMLElement) => void;

const listeners: Listener[] = [];

/**
 * Calls a listener with each content that a navigation brings. The framework's `onRouteDidUpdate` can come
 * before that, where a reader goes on to another page while the first is still loading.
 */
export function onContentShown(listener: Listener): void {
  listeners.push(listener);
}

/** Tells the listeners that a content is in the document. */
export function tellContentShown(content: HTMLElement): void {
  listeners.forEach((listener) => listener(content));
}
