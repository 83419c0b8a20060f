import type {Element, ElementContent} from 'hast';
import {element, listChildren, readProperty, readText, text} from './elements';
import {bold, drop, type Forms, type Plain, unwrap, writeLine} from './forms';

/** Forms of the entries of a reference. */
export const ENTRY_FORMS: Forms = {
  'fold-names': drop,
  'toc-port': unwrap,
  entries: unwrap,
  entry: unwrapEntry,
  'entry-facts': (component, plain) => [listTerms(component, plain, 'strong')],
  'entry-filter': drop,
  'entry-head': unwrap,
  'entry-label': ({children}, plain) => [bold(plain(children))],
  'entry-marks': writeLine,
  'entry-parts': (component, plain) => [listTerms(component, plain, 'span')],
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
