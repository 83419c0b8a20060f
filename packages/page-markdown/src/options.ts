import Joi from 'joi';
import type {Forms} from './forms';

/** How to treat a component without a form: report it, or keep only its content. */
export type Unknown = 'refuse' | 'unwrap';

/** Options for reading the content of a page. */
export type ContentOptions = {
  /**
   * How to treat a component that has no form in Markdown: `refuse` stops the build at it, and at a page that is in
   * no sidebar; `unwrap` keeps its content.
   * @default 'unwrap'
   */
  unknown?: Unknown;
  /**
   * Forms of the site's own components; one takes precedence over the package's form of the same class.
   * @default {}
   */
  forms?: Forms;
  /**
   * Classes that only styles use: an element with no others is written as if it had none.
   * @default []
   */
  styleClasses?: readonly string[];
  /**
   * Classes of elements outside the content that are added at the end, such as a line at the foot of a page.
   * @default []
   */
  endClasses?: readonly string[];
};

export type MarkdownOptions = ContentOptions & {
  /** The folder of the site's sources, an absolute path: errors name files in it. */
  root: string;
};

const CLASSES = Joi.array().items(Joi.string());

/** Schemas of the options of `writeMarkdown`. */
export const SCHEMAS: Record<keyof MarkdownOptions, Joi.Schema> = {
  root: Joi.string().required(),
  unknown: Joi.valid('refuse', 'unwrap'),
  forms: Joi.object().pattern(Joi.string(), Joi.function()),
  styleClasses: CLASSES,
  endClasses: CLASSES,
};
