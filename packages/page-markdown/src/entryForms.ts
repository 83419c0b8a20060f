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

/** The element of a part of a page, which `splitContent.ts` knows. */
export const PART = 'entries-part';

/** Classes of a fold of entries. */
const ENTRIES = ['entry', 'entry-parts'];

/**
 * Returns a fold as a quotation that starts with its summary. One of entries is a part that a long page leaves
 * to a file of its own; its summary only lists their names.
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

/** The forms of the entries of a reference. */
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

/**
 * Returns the content of an entry, whose folds are no quotations: what follows their summary is a part of it,
 * too.
 */
function unwrapEntry({children}: Element, plain: Plain): ElementContent[] {
  return plain(children).flatMap((node) =>
    node.type === 'element' && node.properties.dataFold !== undefined ? node.children : [node],
  );
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
