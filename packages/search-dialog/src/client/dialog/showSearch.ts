import type {Words} from '../../types';
import {createStatus} from './announce';
import {h, update} from './elements';
import {isTaken} from './inputMethod';
import {loadFinder, type FinderState} from './loadFinder';
import {focusResult} from './openResult';
import {renderFilter, renderFooter} from './renderFrame';
import {renderResults} from './renderResults';
import {renderStart} from './renderStart';
import {
  clearRecent,
  keepRecent,
  listOptions,
  listRecent,
  moveActive,
  reduceSearch,
  toQuery,
  type SearchAction,
  type SearchState,
} from './searchState';
import {LIST_ID, renderMessage, tellStatus, type View} from './view';
import styles from './dialog.module.css';

/** Elements of a dialog on the page: see `SearchBar`. */
export type Parts = {dialog: HTMLDialogElement; field: HTMLInputElement; space: HTMLElement};

/**
 * Searches in an open dialog for the value of its field, and shows the results below it, until the returned function
 * is called. The field becomes a combobox that follows the ARIA practices.
 */
export function showSearch({dialog, field, space}: Parts, words: Words): () => void {
  const {index = '', baseUrl = '/'} = dialog.dataset;
  const ending = new AbortController();
  const {signal} = ending;
  let state: SearchState = {text: field.value};
  let recent = listRecent();
  let finder: FinderState = {status: 'loading'};
  let cancel: (() => void) | undefined;

  const filter = renderFilter(words);
  const body = h('div', {class: styles.body});
  const {status, announce} = createStatus();
  // The glass beside the field.
  const icon = dialog.querySelector('svg') ?? new Image();

  const view = (): View => {
    const options = listOptions(state, recent);
    const active = state.active === undefined ? -1 : options.indexOf(state.active);
    const {status} = finder;
    const query = toQuery(state);
    return {...state, query, options, active, recent, status, words, baseUrl, icon};
  };

  const draw = () => {
    const shown = view();
    // A suggestion or a recent search has another text.
    if (field.value !== state.text) field.value = state.text;
    filter?.querySelectorAll('input').forEach((input) => {
      input.checked = input.value === (state.family ?? '');
    });
    // Until it is not busy, the page does not wake: see `wakePage.ts`.
    const isBusy = shown.status === 'loading';
    update(body, h('div', {class: styles.body, 'aria-busy': isBusy}, ...renderBody(shown)));
    describeField(field, shown);
    announce(shown);
  };

  const ask = () => {
    cancel?.();
    cancel = undefined;
    const [text, family] = [toQuery(state), state.family];
    if (text === '') return;
    // Its first answer comes before it returns.
    let isAsking = true;
    cancel = finder.find?.({text, family}, (answer) => {
      state = reduceSearch(state, {type: 'answer', answer});
      if (!isAsking) draw();
    });
    isAsking = false;
  };

  const dispatch = (action: SearchAction) => {
    const before = state;
    state = reduceSearch(state, action);
    const isOther = toQuery(before) !== toQuery(state) || before.family !== state.family;
    if (isOther) ask();
    draw();
    // Not for the rest of an answer: the reader may have scrolled on.
    if (isOther || before.active !== state.active) showActive(body);
  };

  const reload = async () => {
    finder = {status: 'loading'};
    draw();
    const loaded = await loadFinder(baseUrl, index);
    if (signal.aborted) return;
    finder = loaded;
    ask();
    draw();
  };

  const keep = () => {
    keepRecent(state.text);
    recent = listRecent();
  };

  /** Opens the active option, or the first result if none is active. */
  const openOption = (isInTab: boolean) => {
    const {query, active} = view();
    const option = document.getElementById(`${LIST_ID}-${Math.max(active, query === '' ? -1 : 0)}`);
    if (isInTab && option instanceof HTMLAnchorElement) {
      keep();
      window.open(option.href, '_blank', 'noopener');
    } else {
      option?.click();
    }
  };

  /** Handles keys of the list, and ignores those of an input method, which must not close the dialog with Escape. */
  const pressKey = (event: KeyboardEvent) => {
    if (isTaken(event)) {
      if (event.key === 'Escape') event.preventDefault();
      return;
    }
    if (event.shiftKey || event.altKey) return;
    const isInTab = event.ctrlKey || event.metaKey;
    const {options, active} = view();
    const moved = isInTab ? undefined : moveActive(event.key, active, options.length);
    if (moved !== undefined) {
      event.preventDefault();
      dispatch({type: 'activate', active: options[moved]});
    } else if (event.key === 'Enter') {
      event.preventDefault();
      openOption(isInTab);
    }
  };

  const press = (event: MouseEvent) => {
    const target = event.target as Element;
    const {dataset} = target.closest<HTMLElement>('button, [role="option"]') ?? {};
    if (dataset?.query !== undefined) dispatch({type: 'type', text: dataset.query});
    if (dataset?.forget !== undefined) {
      clearRecent();
      recent = [];
      dispatch({type: 'activate', active: undefined});
    }
    if (dataset?.all !== undefined) dispatch({type: 'filter', family: undefined});
    if (dataset?.retry !== undefined) void reload();
    const link = target.closest('a');
    if (!link) return;
    if (link.dataset.result !== undefined) keep();
    // With one of these, the browser opens a tab or a window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    dialog.close();
    focusResult(link);
  };

  field.addEventListener('input', () => dispatch({type: 'type', text: field.value}), {signal});
  field.addEventListener('keydown', pressKey, {signal});
  // Before the link leads on: afterwards the address is that of the result.
  space.addEventListener('click', press, {signal, capture: true});
  filter?.addEventListener(
    'change',
    ({target}) => {
      const family = (target as HTMLInputElement).value || undefined;
      dispatch({type: 'filter', family});
    },
    {signal},
  );
  keepFocus(dialog, field, signal);
  space.replaceChildren(...(filter ? [filter] : []), body, renderFooter(words), status);
  void reload();

  return () => {
    ending.abort();
    cancel?.();
    space.replaceChildren();
    describeField(field, {options: [], active: -1});
  };
}

/** Renders the results, or a start page or message in their place. */
function renderBody(view: View): (HTMLElement | undefined)[] {
  const {query, answer, status, words} = view;
  if (answer && answer.groups.length > 0) return [renderResults(view)];
  if (query === '' || answer?.isWhole) return renderStart(view);
  const retry: [string, Record<string, string>] = [words.texts.retry, {'data-retry': ''}];
  return [renderMessage(tellStatus(view) ?? '', status === 'failed' ? retry : undefined)];
}

/** Sets the ARIA attributes that connect a field with the options below it. */
function describeField(
  field: HTMLInputElement,
  {options: {length: count}, active}: Pick<View, 'options' | 'active'>,
): void {
  const attributes = {
    'aria-controls': count > 0 && LIST_ID,
    'aria-activedescendant': active >= 0 && `${LIST_ID}-${active}`,
  };
  field.setAttribute('aria-expanded', String(count > 0));
  for (const [name, id] of Object.entries(attributes)) {
    if (id) field.setAttribute(name, id);
    else field.removeAttribute(name);
  }
}

function showActive(body: HTMLElement): void {
  const option = body.querySelector('[role="option"][aria-selected="true"]');
  option?.scrollIntoView({block: 'nearest'});
}

/** Keeps the focus in the field after a press in the dialog. Readers can drag links and select text. */
function keepFocus(dialog: HTMLElement, field: HTMLElement, signal: AbortSignal): void {
  const stay = (event: MouseEvent) => {
    if ((event.target as Element).closest('button, label')) event.preventDefault();
  };
  const refocus = () => {
    if (String(getSelection()) === '') field.focus();
  };
  dialog.addEventListener('mousedown', stay, {signal});
  dialog.addEventListener('mouseup', refocus, {signal});
  dialog.addEventListener('dragend', refocus, {signal});
}
