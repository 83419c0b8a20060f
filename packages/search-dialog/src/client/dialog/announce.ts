import {h} from './elements';
import {listResults, toKey} from './searchState';
import {tellCount, tellStatus, type View} from './view';

/** Pause in typing before anything is announced, in milliseconds. */
const PAUSE = 500;
/** Milliseconds after which an answer that is not whole is announced as such. */
const PATIENCE = 1000;

/**
 * Creates an element that announces what the dialog shows: the number of results, or why there are none. Announces
 * each change once, when it has settled: different results even if their number is the same, but not the same results
 * of another query.
 */
export function createStatus(): {status: HTMLElement; announce: (view: View) => void} {
  const status = h('div', {class: 'sr-only', role: 'status'});
  let said = '';
  let waiting = '';
  let timer = 0;
  const announce = (view: View) => {
    const results = listResults(view.answer);
    const {texts, language} = view.words;
    const counted = tellCount(texts.count, results.length, language);
    const message = view.query === '' ? '' : (tellStatus(view) ?? counted);
    const isWhole = view.answer?.isWhole !== false;
    const key = [message, ...(isWhole ? results.map(toKey) : [])].join('\n');
    if (waiting === key + isWhole) return;
    waiting = key + isWhole;
    clearTimeout(timer);
    timer = window.setTimeout(
      () => {
        // A new element, because a text that stays the same is not announced.
        if (key !== said) status.replaceChildren(h('span', {}, message));
        said = key;
      },
      isWhole ? PAUSE : PATIENCE,
    );
  };
  return {status, announce};
}
