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
import {bold, drop, type Form, type Forms, type Plain, unwrap, writeLine} from './forms';

/** Name of the element that stands for a part of a page; `splitContent.ts` reads it. */
export const PART = 'entries-part';

/** Classes of a fold that contains entries. */
const ENTRIES = ['entry', 'entry-parts'];

/**
 * Returns a fold as a quotation that starts with its summary. A fold of entries becomes a part, which a long page
 * moves to a file of its own; its summary only lists the names of the entries.
 */
export const writeFold: Form = (component, plain) => {
  const [summary, content] = listChildren(component);
  const entries = content ? plain(content.children) : [];
  const hasEntries = ENTRIES.some(
    (name) => findAll(component, (each) => listClasses(each).includes(name)).length > 0,
  );
  if (hasEntries) return [element(PART, entries)];
  const words = summary ? plain(summary.children) : [];
  return [element('blockquote', [bold(words), ...entries], {dataFold: true})];
};

/** Forms of the entries of a reference. */
export const ENTRY_FORMS: Forms = {
  fold: writeFold,
  'fold-names': drop,
  'toc-port': unwrap,
  entries: unwrap,
  entry: unwrapEntry,
  'entry-example': unwrap,
  'entry-facts': (component, plain) => [listTerms(component, plain, 'strong')],
  'entry-filter': drop,
  'entry-head': unwrap,
  'entry-label': ({children}, plain) => [bold(plain(children))],
  'entry-marks': writeLine,
  'entry-parts': (component, plain) => [listTerms(component, plain, 'span')],
  'entry-type': unwrap,
};

/** Returns the content of an entry. Its folds are not quoted: the content after a summary belongs to the entry, too. */
function unwrapEntry({children}: Element, plain: Plain): ElementContent[] {
  return plain(children).flatMap((node) =>
    node.type === 'element' && node.properties.dataFold !== undefined ? node.children : [node],
  );
}

/** Returns terms with their meanings as a list; a row that has a kind of its own is a declaration. */
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
