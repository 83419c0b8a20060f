import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {
  LANGUAGE_TABS,
  listNodes,
  listTabItems,
  readAttribute,
  readSpan,
} from '../../lib/pages/nodes';
import type {Checked, Rule} from '../types';

/** The languages in which a page may offer a choice, in the order of their tabs, with their labels. */
const LABELS: Readonly<Record<string, string>> = {
  js: 'JavaScript',
  rust: 'Rust',
  go: 'Go',
  python: 'Python',
  c: 'C',
};

const KNOWN = Object.entries(LABELS)
  .map(([value, label]) => `<TabItem value="${value}" label="${label}">`)
  .join(', ');

/**
 * `tabs`: tabs that choose a language are in the group “language”, so that the choice is kept on all
 * pages, and have the same names and order everywhere.
 */
export const checkTabs: Rule = ({tree}) =>
  listNodes(tree, 'mdxJsxFlowElement')
    .filter(({name}) => name === 'Tabs')
    .flatMap(checkGroup);

function checkGroup(tabs: MdxJsxFlowElement): Checked[] {
  const items = listTabItems(tabs);
  const isLanguage = readAttribute(tabs, 'groupId') === LANGUAGE_TABS;
  const values = items.map((item) => readAttribute(item, 'value') ?? '');
  if (!isLanguage) {
    const message = `these tabs choose a language. Write <Tabs groupId="${LANGUAGE_TABS}">.`;
    return values.some((value) => value in LABELS) ? [{...readSpan(tabs), message}] : [];
  }
  const order = Object.keys(LABELS);
  return items.map((item, index) => {
    const value = values[index] ?? '';
    const isNamed = LABELS[value] !== undefined && readAttribute(item, 'label') === LABELS[value];
    const isInOrder = index === 0 || order.indexOf(values[index - 1] ?? '') < order.indexOf(value);
    const message = `this tab is not one of ${KNOWN}, in this order. Correct its name or its place.`;
    return {...readSpan(item), message: isNamed && isInOrder ? undefined : message};
  });
}
