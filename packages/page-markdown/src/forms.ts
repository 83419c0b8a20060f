import type {Element, ElementContent} from 'hast';
import {element, findAll, listChildren, listClasses, text} from './elements';

export {
  element,
  findAll,
  listChildren,
  listClasses,
  readProperty,
  readText,
  text,
} from './elements';

/** Writes the content of a component in elements that Markdown has a form for. */
export type Plain = (content: readonly ElementContent[]) => ElementContent[];

/** Returns the elements that Markdown has a form for, in place of a component's. */
export type Form = (component: Element, plain: Plain) => ElementContent[];

/** Forms by a class of the component's outermost element, without the hash of CSS modules. */
export type Forms = Readonly<Record<string, Form>>;

/** A component without what its form needs. */
export class FormError extends Error {}

/** Returns a value that a form needs. Throws a `FormError` if there is none. */
export function ensure<Value>(value: Value | undefined, problem: string): Value {
  if (value === undefined) throw new FormError(problem);
  return value;
}

/** Keeps the content, without what was around it. */
export const unwrap: Form = ({children}, plain) => plain(children);

/** Leaves out a control, or what a page says twice. */
export const drop: Form = () => [];

/** Returns the content as a paragraph. */
export const writeLine: Form = ({children}, plain) => [element('p', plain(children))];

/** Returns words as a paragraph in bold. */
export function bold(words: readonly ElementContent[]): Element {
  return element('p', [element('strong', words)]);
}

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

type Fence = {
  /** @default 'text' */
  language?: string;
  title?: string;
  /** Whether it is the signature of the entry above it, which the index of a long reference repeats. */
  isSignature?: true;
};

/** Returns code as a fence. */
export function fence(code: string, {language = 'text', title, isSignature}: Fence = {}): Element {
  return element('pre', [text(code)], {
    dataLanguage: language,
    dataTitle: title,
    dataSignature: isSignature,
  });
}

/** The paragraph between a fence and the fence of what its commands print. */
export const OUTPUT = 'Output:';

/** The element of a defined link, which `writeContent.ts` writes. */
export const DEFINED_LINK = 'defined-link';

/**
 * Returns a link that is written as `[words]`: its address and its title are defined once in a file, at the end,
 * for all links with these words. Pass it through `plain`, which makes the address absolute.
 */
export function definedLink(
  words: readonly ElementContent[],
  {href, title}: {href: string; title?: string},
): Element {
  return element(DEFINED_LINK, words, {href, title});
}
