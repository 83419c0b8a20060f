import type {Words} from '../../types';
import {addToHead} from '../loadSearch';
import {watchInputMethod} from './inputMethod';
import {loadFinder} from './loadFinder';
import {watchResults} from './openResult';
import {showSearch, type Parts} from './showSearch';

/** Dialogs known so far, each with the function that ends the search in it while it is open. */
const known = new WeakMap<HTMLDialogElement, (() => void) | undefined>();

/**
 * Starts the search in the page's dialog whenever it is open, and loads its styles and its index. Another page of the
 * site may have another dialog.
 */
export async function startSearch(words: Words): Promise<void> {
  watchInputMethod();
  const {index = '', baseUrl = '', styles} = findParts()?.dialog.dataset ?? {};
  void loadFinder(baseUrl, index);
  await loadStyles(styles);
  watchResults();
  // A page that comes from the history covers nothing.
  window.addEventListener('popstate', () => findParts()?.dialog.close());
  document.addEventListener('focusin', () => connectDialog(words));
  connectDialog(words);
}

function connectDialog(words: Words): void {
  const parts = findParts();
  if (!parts) return;
  const {dialog} = parts;
  if (known.has(dialog)) return;
  known.set(dialog, undefined);
  const follow = () => {
    const end = known.get(dialog);
    if (dialog.open === (end !== undefined)) return;
    end?.();
    known.set(dialog, dialog.open ? showSearch(parts, words) : undefined);
  };
  new MutationObserver(follow).observe(dialog, {attributeFilter: ['open']});
  follow();
}

/** Loads the styles of the dialog; if that fails, it still searches. */
function loadStyles(href = ''): Promise<unknown> {
  return new Promise((resolve) =>
    addToHead('link', {rel: 'stylesheet', href, onload: resolve, onerror: resolve}),
  );
}

function findParts(): Parts | undefined {
  const dialog = document.querySelector<HTMLDialogElement>('search > dialog');
  const field = dialog?.querySelector('input');
  const space = dialog?.querySelector<HTMLElement>('[data-space]');
  return dialog && field && space ? {dialog, field, space} : undefined;
}
