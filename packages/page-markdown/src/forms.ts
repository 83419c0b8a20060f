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

/** Converts the content of a component to elements that Markdown has a form for. */
export type Plain = (content: readonly ElementContent[]) => ElementContent[];

/** Converts a component to elements that Markdown has a form for. */
export type Form = (component: Element, plain: Plain) => ElementContent[];

/** Forms by a class of the component's outermost element, without the hash of CSS modules. */
export type Forms = Readonly<Record<string, Form>>;

/** Thrown if a component lacks what its form needs. */
export class FormError extends Error {}

/** Returns a value that a form needs. Throws a `FormError` if there is none. */
export function ensure<Value>(value: Value | undefined, problem: string): Value {
  if (value === undefined) throw new FormError(problem);
  return value;
}

/** Replaces a component by its content. */
export const unwrap: Form = ({children}, plain) => plain(children);

/** Leaves out a control, or content that repeats other content. */
export const drop: Form = () => [];

/** Returns the content as a paragraph. */
export const writeLine: Form = ({children}, plain) => [element('p', plain(children))];

/** Returns a paragraph in bold. */
export function bold(words: readonly ElementContent[]): Element {
  return element('p', [element('strong', words)]);
}

/** The element of a part of a page, which `splitContent.ts` knows. */
export const PART = 'entries-part';

/** Classes of a fold of entries. */
const ENTRIES = ['entry', 'entry-parts'];

/**
 * Returns a fold as a quotation that starts with its summary. A fold of entries becomes a part, which a long page moves
 * to its own file; its summary is dropped, because it only lists their names.
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
  /** Whether it is the signature of the entry above it; the index of a long reference repeats signatures. */
  isSignature?: true;
};

/** Returns code as a fenced code block. */
export function fence(code: string, {language = 'text', title, isSignature}: Fence = {}): Element {
  return element('pre', [text(code)], {
    dataLanguage: language,
    dataTitle: title,
    dataSignature: isSignature,
  });
}

/** The paragraph between a fence of commands and the fence of their output. */
export const OUTPUT = 'Output:';

/** Name of the element for a link with a definition, which `writeContent.ts` writes. */
export const DEFINED_LINK = 'defined-link';

/**
 * Returns a link that is written as `[words]`: its address and title are defined once, at the end of the file, for
 * all links with these words. Pass it through `plain`, which makes the address absolute.
 */
export function definedLink(
  words: readonly ElementContent[],
  {href, title}: {href: string; title?: string},
): Element {
  return element(DEFINED_LINK, words, {href, title});
}
