const listeners: (() => void)[] = [];

/**
 * Calls a listener each time a navigation has brought the content of a page. The framework's `onRouteDidUpdate` can come
 * before that, if a reader moves on to another page while the first is still loading.
 */
export function onContentShown(listener: () => void): void {
  listeners.push(listener);
}

/** Tells the listeners that the content is in the document. */
export function tellContentShown(): void {
  listeners.forEach((listener) => listener());
}
