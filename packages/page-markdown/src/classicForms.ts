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
import type {Form, Plain} from './types';

/** The forms of components of the classic theme that not every site has, by class: see `FORMS`. */
export const CLASSIC_FORMS: Readonly<Record<string, Form>> = {
  'theme-code-block': (component) => [writeBlock(component)],
  'theme-tabs-container': listTabs,
  collapsibleContent: ({children}, plain) => plain(children),
};

/** GitHub's name for each kind of note that the framework calls otherwise by now. */
export const OLDER_ALERTS: ReadonlyMap<string, string> = new Map([
  ['secondary', 'NOTE'],
  ['important', 'IMPORTANT'],
  ['success', 'TIP'],
  ['caution', 'WARNING'],
]);

/** Returns a fence with its language and title; each line of the theme's code ends with a `br`. */
function writeBlock(component: Element): Element {
  const language = listClasses(component).find((name) => name.startsWith('language-'));
  const [title] = findAll(component, (each) => listClasses(each).includes('codeBlockTitle'));
  const [code] = findAll(component, ({tagName}) => tagName === 'code');
  return element('pre', [text(readLines(code).replace(/\n$/, ''))], {
    dataLanguage: language?.slice('language-'.length) ?? 'text',
    dataTitle: title && readText(title),
  });
}

function readLines(node: ElementContent | undefined): string {
  if (node?.type !== 'element') return readText(node);
  return node.tagName === 'br' ? '\n' : node.children.map(readLines).join('');
}

/** Returns a list with an item for each panel, which starts with the label of its tab: one alone is the selected. */
function listTabs(component: Element, plain: Plain): ElementContent[] {
  const find = (role: string) => findAll(component, (each) => readProperty(each, 'role') === role);
  const tabs = find('tablist').flatMap(listChildren);
  const panels = find('tabpanel');
  const isSelected = (tab: Element) => readProperty(tab, 'ariaSelected') === 'true';
  const shown = panels.length === tabs.length ? tabs : tabs.filter(isSelected);
  const items = panels.map(({children}, index) => {
    const label = element('p', [element('strong', [text(readText(shown[index]))])]);
    return element('li', [label, ...plain(children)]);
  });
  return [element('ul', items)];
}
