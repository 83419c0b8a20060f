import type {Words} from '../../types';
import {addToHead} from '../loadSearch';
import {watchInputMethod} from './inputMethod';
import {loadFinder} from './loadFinder';
import {watchResults} from './openResult';
import {showSearch, type Parts} from './showSearch';

/** Dialogs that were seen, with what ends the search in them while they are open. */
const known = new WeakMap<HTMLDialogElement, (() => void) | undefined>();

/**
 * Begins to search in the dialog of the page whenever it is open, and loads the styles and the index for it.
 * Another page of the site may have another dialog.
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

/** Without its styles, the dialog still searches. */
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
