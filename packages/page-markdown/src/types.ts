import type {Element, ElementContent} from 'hast';

/** Writes the content of a component in elements that Markdown has a form for. */
export type Plain = (content: readonly ElementContent[]) => ElementContent[];

/** The elements that Markdown has a form for, in place of a component's. */
export type Form = (component: Element, plain: Plain) => ElementContent[];
