import Joi from 'joi';
import type {Forms} from './forms';

/** What becomes of a component without a form: it is a problem, or its content stays. */
export type Unknown = 'refuse' | 'unwrap';

/** What the content of a page is read with. */
export type ContentOptions = {
  /**
   * What becomes of a component that has no form in Markdown: `refuse` stops the build at it, and at a page that no
   * sidebar has; `unwrap` keeps its content.
   * @default 'unwrap'
   */
  unknown?: Unknown;
  /**
   * The forms of the site's own components; one with the class of a form of the package takes its place.
   * @default {}
   */
  forms?: Forms;
  /**
   * Classes for styles only: an element with no others is written as if it had none.
   * @default []
   */
  styleClasses?: readonly string[];
  /**
   * Classes of elements outside the content that its Markdown ends with, such as a line at the foot of a page.
   * @default []
   */
  endClasses?: readonly string[];
};

export type MarkdownOptions = ContentOptions & {
  /** The folder of the site's sources, an absolute path: problems are located in them. */
  root: string;
};

const CLASSES = Joi.array().items(Joi.string());

/** What each option of `writeMarkdown` may be. */
export const SCHEMAS: Record<keyof MarkdownOptions, Joi.Schema> = {
  root: Joi.string().required(),
  unknown: Joi.valid('refuse', 'unwrap'),
  forms: Joi.object().pattern(Joi.string(), Joi.function()),
  styleClasses: CLASSES,
  endClasses: CLASSES,
};
