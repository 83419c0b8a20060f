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

const LIST = Joi.array()
  .items(Joi.string())
  .messages({'*': "{#label} does not fit. Give a list of classes, such as ['wide']."});

const OPTIONS = Joi.object<MarkdownOptions>({
  root: Joi.string()
    .required()
    .messages({'*': '{#label} must be the folder of the site. Write root: __dirname.'}),
  unknown: Joi.valid('refuse', 'unwrap').messages({
    '*': "{#label} must be 'refuse' or 'unwrap'. Leave it out to keep the content of unknown components.",
  }),
  forms: Joi.object().pattern(Joi.string(), Joi.function()).messages({
    '*': '{#label} does not fit. Give each class a function, such as unwrap of docusaurus-page-markdown/forms.',
  }),
  styleClasses: LIST,
  endClasses: LIST,
})
  .required()
  .label('an object of options');

/** Throws one error that says what is wrong with each option of `writeMarkdown`, and what to do. */
export function checkOptions(options: MarkdownOptions): void {
  const names = Object.keys(OPTIONS.describe().keys as object).join(', ');
  const {error} = OPTIONS.messages({
    'object.unknown': `{#label} is not an option. Use ${names}.`,
  }).validate(options, {abortEarly: false, convert: false, errors: {wrap: {label: false}}});
  if (!error) return;
  throw new Error(error.details.map(({message}) => `writeMarkdown: ${message}`).join('\n'));
}
