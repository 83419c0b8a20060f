import {findTerms, type Result} from 'section-search/finder';
import {h} from './elements';
import {listResults} from './searchState';
import {LIST_ID, type View} from './view';
import styles from './results.module.css';

/** Renders the list of results, grouped by page. */
export function renderResults({answer, active, words, baseUrl}: View): HTMLElement {
  const {groups = [], terms = []} = answer ?? {};
  const options = listResults(answer);
  const renderOption = (result: Result, page: string | undefined) => {
    const place = options.indexOf(result);
    const id = `${LIST_ID}-${place}`;
    return renderLink({result, page, id, isActive: place === active, terms, words, baseUrl});
  };
  return h(
    'div',
    // Not a tab stop, which browsers make of a list that scrolls: arrow keys scroll it.
    {role: 'listbox', id: LIST_ID, 'aria-label': words.texts.results, tabindex: -1},
    ...groups.map(({url, title, results}, number) => {
      const id = `${LIST_ID}-page-${number}`;
      const isFirst = results[0]?.url === url;
      return h(
        'div',
        {class: styles.group, role: 'group', 'aria-labelledby': id},
        h('div', {id, class: isFirst ? 'sr-only' : styles.title}, title),
        ...results.map((result) => renderOption(result, result.url === url ? undefined : title)),
      );
    }),
  );
}

type Option = Pick<View, 'words' | 'baseUrl'> & {
  result: Result;
  page: string | undefined;
  id: string;
  isActive: boolean;
  terms: readonly string[];
};

/**
 * Renders a result: a real link that is an option of the list. Its accessible name is the page, the result on it and
 * its kind; the rest is its description.
 */
function renderLink({result, page, id, isActive, terms, words, baseUrl}: Option): HTMLElement {
  const {url, family, name, trail, summary} = result;
  const kind = tellKind(result, words);
  const lines = [trail.join(' › '), summary].filter((line) => line !== '');
  const aboutId = `${id}-about`;
  return h(
    'a',
    {
      id,
      href: baseUrl + url.slice(1),
      class: `${styles.option} ${isActive ? styles.active : ''}`,
      role: 'option',
      'aria-label': [page, name, kind].filter(Boolean).join(', '),
      'aria-describedby': lines.length > 0 ? aboutId : undefined,
      'aria-selected': isActive,
      tabindex: -1,
      'data-result': '',
    },
    h(
      'span',
      {class: styles.head},
      h(
        'span',
        {class: styles.name, translate: family === 'page' ? undefined : 'no'},
        ...markTerms(name, terms),
      ),
      ' ',
      h('span', {class: styles.kind}, kind),
      ' ',
    ),
    h(
      'span',
      {id: aboutId},
      ...lines.map((line) => h('span', {class: styles.line}, ...markTerms(line, terms), ' ')),
    ),
  );
}

/** Returns the label of a result's kind, such as `WIT function`, `Error` or `Section`. */
function tellKind({family, kind}: Result, {families, texts}: View['words']): string {
  if (kind === 'section') return texts.section;
  const label = families.find(({name}) => name === family)?.kind;
  return [label, kind !== family && kind].filter(Boolean).join(' ') || kind;
}

/** Wraps the terms in a string (findTerms) in `<mark>`. */
function markTerms(text: string, terms: readonly string[]): (Node | string)[] {
  const matches = findTerms(text, terms);
  return [
    ...matches.flatMap(({start, end}, index) => [
      text.slice(matches[index - 1]?.end ?? 0, start),
      h('mark', {}, text.slice(start, end)),
    ]),
    text.slice(matches.at(-1)?.end ?? 0),
  ].filter((part) => part !== '');
}
