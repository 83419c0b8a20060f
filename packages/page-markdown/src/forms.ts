import type {Element, ElementContent, Properties} from 'hast';
import {CONTENT_CLASSES} from '../../../plugins/lib/contentClasses';
import {CLASSIC_FORMS, OLDER_ALERTS} from './classicForms';
import {
  element,
  findAll,
  listChildren,
  listClasses,
  readProperty,
  text,
  readText,
} from './elements';
import type {Form, Plain} from './types';

/** A component without what its form needs. */
export class FormError extends Error {}

/** The content stays, and nothing says what was around it. */
const unwrap: Form = ({children}, plain) => plain(children);

/** A control, or what a page says twice. */
const drop: Form = () => [];

/** GitHub's name for each kind of note. */
export const ALERTS = new Map([
  ['note', 'NOTE'],
  ['info', 'NOTE'],
  ['tip', 'TIP'],
  ['warning', 'WARNING'],
  ['danger', 'CAUTION'],
]);

/** The element of a mark, which `writeContent.ts` writes, and that of a part, which `splitContent.ts` knows. */
export const GROUND_MARK = 'ground-mark';
export const PART = 'entries-part';

/** Classes of a fold of entries. */
const ENTRIES = ['entry', 'entry-parts'];

/** The form of each component by a class of its outermost element, without the hash of CSS modules. */
export const FORMS: Readonly<Record<string, Form>> = {
  ...CLASSIC_FORMS,
  details: writeFold,

  // src/components
  columns: unwrap,
  frame: unwrap,
  [CONTENT_CLASSES.ground]: markGround,

  // src/theme/DocItem/Footer
  [CONTENT_CLASSES.provenance]: writeLine,

  // src/theme and the classic theme
  'tab-group': listTabs,
  fold: writeFold,
  'theme-admonition': quoteAlert,
  'hash-link': drop,
  row: listCards,
  docCardListItem: listCard,

  // plugins/content/code-highlight, plugins/content/diagrams
  block: writeBlock,
  signature: (component) => [writeCode(component, component, {dataSignature: true})],
  figure: describePicture,

  // plugins/content/tutorial, plugins/content/example-archives
  step: unwrap,
  step__number: unwrap,
  'step-result': writeLine,
  [CONTENT_CLASSES.foldHint]: unwrap,
  [CONTENT_CLASSES.foldNames]: drop,
  [CONTENT_CLASSES.download]: unwrap,

  // plugins/references/entries, plugins/references/api
  'entry-filter': drop,
  'toc-port': unwrap,
  entries: unwrap,
  entry: unwrapEntry,
  'entry-example': unwrap,
  'entry-head': unwrap,
  [CONTENT_CLASSES.contract]: unwrap,
  'contract-side': unwrap,
  [CONTENT_CLASSES.marks]: writeLine,
  'entry-label': ({children}, plain) => [element('p', [element('strong', plain(children))])],
  'entry-facts': (component, plain) => [listTerms(component, plain, 'strong')],
  'entry-parts': (component, plain) => [listTerms(component, plain, 'span')],
  'entry-type': unwrap,
};

/** Returns its words as a paragraph. */
function writeLine({children}: Element, plain: Plain): ElementContent[] {
  return [element('p', plain(children))];
}

/** Every panel as an item of a list that starts with its label. */
function listTabs(component: Element, plain: Plain): ElementContent[] {
  const panels = findAll(component, (each) => readProperty(each, 'role') === 'tabpanel');
  const items = panels.map((panel) => {
    const label = ensure(readProperty(panel, 'dataLabel'), 'a panel has no data-label');
    return element('li', [bold([text(label)]), ...plain(panel.children)]);
  });
  return [element('ul', items)];
}

/**
 * Returns the mark of what a statement rests on, which is explained once in a file; around it may be a line of
 * words.
 */
function markGround({tagName, properties, children}: Element, plain: Plain): ElementContent[] {
  const {href, title} = properties;
  return tagName === 'a'
    ? plain([element(GROUND_MARK, children, {href, title})])
    : [element('p', plain(children))];
}

/**
 * Returns a fold as a quotation that starts with its summary. One of entries is a part that a long page leaves
 * to a file of its own; its summary only lists their names.
 */
function writeFold(component: Element, plain: Plain): ElementContent[] {
  const [summary, content] = listChildren(component);
  const entries = content ? plain(content.children) : [];
  const hasEntries = ENTRIES.some(
    (name) => findAll(component, (each) => listClasses(each).includes(name)).length > 0,
  );
  if (hasEntries) return [element(PART, entries)];
  const words = summary ? plain(summary.children) : [];
  return [element('blockquote', [bold(words), ...entries], {dataFold: true})];
}

/**
 * Returns the content of an entry, whose folds are no quotations: what follows their summary is a part of it,
 * too.
 */
function unwrapEntry({children}: Element, plain: Plain): ElementContent[] {
  return plain(children).flatMap((node) =>
    node.type === 'element' && node.properties.dataFold !== undefined ? node.children : [node],
  );
}

/** Returns an alert as GitHub writes it, with its title unless that only repeats its kind. */
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

/** Returns a row of cards as a list; the content of any other row stays. */
function listCards(component: Element, plain: Plain): ElementContent[] {
  const hasCards = listChildren(component).some((child) =>
    listClasses(child).includes('docCardListItem'),
  );
  return hasCards ? [element('ul', plain(component.children))] : plain(component.children);
}

/** Renders a card as an item of a list: the link to its page and what that is about. */
function listCard(component: Element, plain: Plain): ElementContent[] {
  const [card] = listChildren(component);
  const [title, description] = card ? listChildren(card) : [];
  const href = ensure(card && readProperty(card, 'href'), 'a card has no link');
  const link = plain([element('a', [text(readText(title))], {href})]);
  return [element('li', [...link, text(`: ${readText(description)}`)])];
}

/** The mark of an anchor at the end of its heading, as many processors of Markdown write it. */
export const markAnchor = (id: string) => ` {#${id}}`;

/** Matches the marks of anchors, each with its id. */
export const ANCHOR_MARK = / \{#([^}\s]+)\}/g;

/** The paragraph between a fence and the fence of what its commands print. */
export const OUTPUT = 'Output:';

/** Returns a fence with its language and title, and what its commands print as a fence of its own. */
function writeBlock(component: Element): ElementContent[] {
  const caption = listChildren(component).find(({tagName}) => tagName === 'figcaption');
  const isTitle = caption && !listClasses(caption).includes(CONTENT_CLASSES.codeLabel);
  const [output] = findAll(component, (each) => listClasses(each).includes('output'));
  return [
    writeCode(component, component, {dataTitle: isTitle ? readText(caption) : undefined}),
    ...(output ? [element('p', [text(OUTPUT)]), writeCode(output)] : []),
  ];
}

/** Returns the code in an element; `named` is what has its language. */
function writeCode(around: Element, named?: Element, properties: Properties = {}): Element {
  const [code] = findAll(around, ({tagName}) => tagName === 'pre');
  const language = named ? readProperty(named, 'dataLanguage') : 'text';
  return element('pre', [text(readText(ensure(code, 'there is no code in it')))], {
    dataLanguage: ensure(language, 'it has no data-language'),
    ...properties,
  });
}

function describePicture(component: Element): ElementContent[] {
  const [drawing] = findAll(component, ({tagName}) => tagName === 'svg');
  const [caption] = findAll(component, ({tagName}) => tagName === 'figcaption');
  const alternative = ensure(
    drawing && readProperty(drawing, 'ariaLabel'),
    'the drawing has no aria-label',
  );
  const title = element('strong', [text(`Picture: ${readText(caption)}.`)]);
  return [element('p', [title, text(` ${alternative}`)])];
}

/** Terms with what they mean, as a list; a row of a kind of its own is a declaration. */
function listTerms(list: Element, plain: Plain, around: string): Element {
  const parts = listChildren(list).flatMap((child) =>
    child.tagName === 'div'
      ? listChildren(child).map((part) => ({...part, kind: readProperty(child, 'dataKind')}))
      : [{...child, kind: undefined}],
  );
  const items: Element[] = [];
  for (const {tagName, properties, children, kind} of parts) {
    const content = plain(children);
    if (tagName === 'dt') {
      const term = element('span', content, {id: properties.id});
      const isDeclared = kind === undefined ? {} : {dataDeclares: readText(term)};
      items.push(element('li', [element(around, [term, text(':')])], isDeclared));
    } else items.at(-1)?.children.push(text(' '), ...content);
  }
  return element('ul', items);
}

function bold(words: readonly ElementContent[]): Element {
  return element('p', [element('strong', words)]);
}

function ensure<Value>(value: Value | undefined, problem: string): Value {
  if (value === undefined) throw new FormError(problem);
  return value;
}
