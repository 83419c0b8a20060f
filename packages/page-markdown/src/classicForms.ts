import type {Element, ElementContent} from 'hast';
import {
  element,
  findAll,
  listChildren,
  listClasses,
  readProperty,
  readText,
  text,
} from './elements';
import {bold, drop, ensure, fence, type Forms, type Plain, unwrap, writeFold} from './forms';

/** Forms of the classic theme's components. */
export const CLASSIC_FORMS: Forms = {
  details: writeFold,
  collapsibleContent: unwrap,
  'hash-link': drop,
  row: listCards,
  docCardListItem: listCard,
  'theme-admonition': quoteAlert,
  'theme-code-block': (component) => [writeBlock(component)],
  'theme-tabs-container': listTabs,
};

/** GitHub's alert for each type of admonition. */
export const ALERTS: ReadonlyMap<string, string> = new Map([
  ['note', 'NOTE'],
  ['info', 'NOTE'],
  ['tip', 'TIP'],
  ['warning', 'WARNING'],
  ['danger', 'CAUTION'],
]);

/** GitHub's alert for the older names of admonition types. */
const OLDER_ALERTS = new Map([
  ['secondary', 'NOTE'],
  ['important', 'IMPORTANT'],
  ['success', 'TIP'],
  ['caution', 'WARNING'],
]);

/** Returns an admonition as a GitHub alert, with its title unless that only repeats the type. */
function quoteAlert(component: Element, plain: Plain): ElementContent[] {
  const name = listClasses(component).find((each) => each.startsWith('theme-admonition-')) ?? '';
  const kind = name.replace('theme-admonition-', '');
  const alert = ALERTS.get(kind) ?? OLDER_ALERTS.get(kind);
  const [heading, content] = listChildren(component);
  const title = (heading?.children ?? []).filter(
    (child) => child.type !== 'element' || !listClasses(child).includes('admonitionIcon'),
  );
  const isNamed = title.map(readText).join('').toLowerCase() !== kind;
  return [
    element(
      'blockquote',
      [...(isNamed ? [bold(plain(title))] : []), ...plain(content?.children ?? [])],
      {dataAlert: ensure(alert, `${name} is not a kind of note on GitHub`)},
    ),
  ];
}

/** Returns a row of cards as a list; any other row keeps its content. */
function listCards(component: Element, plain: Plain): ElementContent[] {
  const hasCards = listChildren(component).some((child) =>
    listClasses(child).includes('docCardListItem'),
  );
  return hasCards ? [element('ul', plain(component.children))] : plain(component.children);
}

/** Returns a card as a list item: the link to its page, and its description. */
function listCard(component: Element, plain: Plain): ElementContent[] {
  const [card] = listChildren(component);
  const [title, description] = card ? listChildren(card) : [];
  const href = ensure(card && readProperty(card, 'href'), 'a card has no link');
  const link = plain([element('a', [text(readText(title))], {href})]);
  return [element('li', [...link, text(`: ${readText(description)}`)])];
}

/** Returns a fence with its language and title; each line of the theme's code ends with a `br`. */
function writeBlock(component: Element): Element {
  const language = listClasses(component).find((name) => name.startsWith('language-'));
  const [title] = findAll(component, (each) => listClasses(each).includes('codeBlockTitle'));
  const [code] = findAll(component, ({tagName}) => tagName === 'code');
  return fence(readLines(code).replace(/\n$/, ''), {
    language: language?.slice('language-'.length),
    title: title && readText(title),
  });
}

function readLines(node: ElementContent | undefined): string {
  if (node?.type !== 'element') return readText(node);
  return node.tagName === 'br' ? '\n' : node.children.map(readLines).join('');
}

/** Returns a list of the panels, each after the label of its tab; a lone panel is the selected tab's. */
function listTabs(component: Element, plain: Plain): ElementContent[] {
  const find = (role: string) => findAll(component, (each) => readProperty(each, 'role') === role);
  const tabs = find('tablist').flatMap(listChildren);
  const panels = find('tabpanel');
  const isSelected = (tab: Element) => readProperty(tab, 'ariaSelected') === 'true';
  const shown = panels.length === tabs.length ? tabs : tabs.filter(isSelected);
  const items = panels.map(({children}, index) =>
    element('li', [bold([text(readText(shown[index]))]), ...plain(children)]),
  );
  return [element('ul', items)];
}
