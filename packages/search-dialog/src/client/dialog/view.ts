import type {Words} from '../../types';
import {h} from './elements';
import type {FinderState} from './loadFinder';
import type {SearchState} from './searchState';
import styles from './dialog.module.css';

/**
 * Data that the dialog shows. `query` is trimmed; `options` are the keys of the options (`listOptions`), and `active`
 * is the index of one, or -1.
 */
export type View = Omit<SearchState, 'active' | 'text'> & {
  query: string;
  options: readonly string[];
  active: number;
  recent: readonly string[];
  status: FinderState['status'];
  words: Words;
  /** The site's base URL, which begins and ends with a slash. */
  baseUrl: string;
  /** The magnifying glass. */
  icon: Element;
};

/** The id of the list of options; that of the first option ends in `-0`. */
export const LIST_ID = 'search-list';

/** A button of a message: its label, and the attribute that identifies it when it is pressed. */
type Button = [label: string, attribute: Readonly<Record<string, string>>];

/** Renders a message in place of results, with buttons for what a reader can do about it, and a hint. */
export function renderMessage(
  text: string | HTMLElement,
  ...rest: readonly (Button | string | undefined)[]
): HTMLElement {
  const parts = rest.map((part) => {
    if (typeof part !== 'object') return part && h('p', {}, part);
    const [label, attribute] = part;
    return h('button', {type: 'button', class: styles.act, ...attribute}, label);
  });
  return h('div', {class: styles.message}, h('p', {}, text), ...parts);
}

/** Explains why a query has no results, or not all of them yet; `undefined` if it has. */
export function tellStatus({status, query, answer, words: {texts}}: View): string | undefined {
  if (status === 'failed' || status === 'absent') return texts[status];
  if (!answer?.isWhole) return answer ? texts.incomplete : texts.loading;
  return answer.groups.length === 0 ? fillIn(texts.none, query) : undefined;
}

/** Replaces `{query}` in a message by a query. */
export const fillIn = (text: string, query: string): string => text.replace('{query}', () => query);

/** Plural categories, in the order in which Docusaurus lists their forms in a message. */
const FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Fills a number into the plural form of a message that the language requires. */
export function tellCount(text: string, count: number, language: string): string {
  const rules = new Intl.PluralRules(language);
  const {pluralCategories} = rules.resolvedOptions();
  const place = FORMS.filter((form) => pluralCategories.includes(form)).indexOf(
    rules.select(count),
  );
  const forms = text.split('|');
  return (forms[place] ?? forms.at(-1) ?? '').replace('{count}', String(count));
}
