import {Joi} from '@docusaurus/utils-validation';
import {createOptionsValidator} from '../shared/createOptionsValidator';

/** The plugin's options, complete. */
export type PluginOptions = {
  /**
   * The name of the index in the root of the built site.
   * @default 'search-index.json'
   */
  filename: string;
  /**
   * How many characters of a section's text the index keeps to show them under a result.
   * @default 1000
   */
  excerptLength: number;
  /**
   * Classes of elements that are no text of a page, in addition to navigation, buttons, footers
   * and drawings.
   * @default ['code-names', 'hash-link', 'sr-only', 'theme-doc-toc-mobile', 'theme-doc-version-badge', 'wit-references']
   */
  ignoreClasses: string[];
};

/** What users write. */
export type Options = Partial<PluginOptions>;

/** What holds where the site says nothing. */
export const DEFAULT_OPTIONS: PluginOptions = {
  filename: 'search-index.json',
  excerptLength: 1000,
  ignoreClasses: [
    'code-names',
    'hash-link',
    'sr-only',
    'theme-doc-toc-mobile',
    'theme-doc-version-badge',
    'wit-references',
  ],
};

const schema = Joi.object<PluginOptions>({
  filename: Joi.string()
    .pattern(/^[\w-]+\.json$/)
    .messages({
      'string.pattern.base':
        '{{#label}} is "{{#value}}". Write a file name that ends in .json, without a folder.',
    })
    .default(DEFAULT_OPTIONS.filename),
  excerptLength: Joi.number().integer().min(100).max(5000).default(DEFAULT_OPTIONS.excerptLength),
  ignoreClasses: Joi.array()
    .items(
      Joi.string().pattern(/^\S+$/).messages({
        'string.pattern.base': '{{#label}} is "{{#value}}". Write each class name by itself.',
      }),
    )
    .default(DEFAULT_OPTIONS.ignoreClasses),
});

/** Fills in the defaults; refuses an unknown option or a bad value, and names it. */
export const validateOptions = createOptionsValidator(schema);
