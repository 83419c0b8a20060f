import {h} from './elements';
import {fillIn, LIST_ID, renderMessage, type View} from './view';
import option from './results.module.css';
import styles from './start.module.css';

/** Renders ways to go on without results: previous searches, other queries, pages to browse. */
export function renderStart(view: View): (HTMLElement | undefined)[] {
  const {query, recent} = view;
  if (query === '' && recent.length > 0) return renderRecent(view);
  return [query === '' ? undefined : renderNone(view), renderBrowse(view)];
}

/** Renders previous searches as options while the field is empty, and a button that clears them. */
function renderRecent({recent, active, icon, words: {texts}}: View): HTMLElement[] {
  const id = `${LIST_ID}-recent`;
  const clear = {type: 'button', class: 'clean-btn', 'data-forget': ''};
  return [
    h(
      'div',
      {class: styles.head},
      h('span', {id}, texts.recent),
      h('button', clear, texts.clearRecent),
    ),
    h(
      'div',
      {role: 'listbox', id: LIST_ID, 'aria-labelledby': id, tabindex: -1},
      ...recent.map((query, index) =>
        h(
          'div',
          {
            id: `${LIST_ID}-${index}`,
            class: `${option.option} ${styles.query} ${index === active ? option.active : ''}`,
            role: 'option',
            'aria-selected': index === active,
            tabindex: -1,
            'data-query': query,
          },
          icon.cloneNode(true),
          query,
        ),
      ),
    ),
  ];
}

/** Renders the message that there are no results, and suggests what to try. */
function renderNone({query, family, answer, words: {texts}}: View): HTMLElement {
  const suggestion = answer?.suggestion;
  return renderMessage(
    h('strong', {}, fillIn(texts.none, query)),
    suggestion === undefined
      ? undefined
      : [fillIn(texts.suggestion, suggestion), {'data-query': suggestion}],
    family === undefined ? undefined : [texts.searchAll, {'data-all': ''}],
    texts.hint,
  );
}

/** Renders links to the pages to browse. */
function renderBrowse({baseUrl, words: {browse, texts}}: View): HTMLElement | undefined {
  if (browse.length === 0) return undefined;
  const links = browse.map(({url, label}) => h('a', {href: baseUrl + url.slice(1)}, label));
  return h('p', {class: styles.browse}, h('span', {}, texts.browse), ...links);
}
