import {Joi} from '@docusaurus/utils-validation';
import {createOptionsValidator} from '../shared/createOptionsValidator';

/** The plugin's options, complete. */
export type PluginOptions = {
  /**
   * The folders that all pages are made of, as paths from the site's folder.
   * @default []
   */
  folders: string[];
  /**
   * The folders of the code that makes pages of them, as paths from the site's folder. A running
   * server keeps the code that it loaded: a change counts from the next start or build.
   * @default []
   */
  code: string[];
};

/** What users write. */
export type Options = Partial<PluginOptions>;

/** What holds where the site says nothing. */
export const DEFAULT_OPTIONS: PluginOptions = {folders: [], code: []};

const paths = Joi.array()
  .items(
    Joi.string()
      .pattern(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/)
      .messages({
        'string.pattern.base':
          '{{#label}} is "{{#value}}". Write a path below the site’s folder, such as wit.',
      }),
  )
  .unique();

const schema = Joi.object<PluginOptions>({
  folders: paths.default(DEFAULT_OPTIONS.folders),
  code: paths.default(DEFAULT_OPTIONS.code),
});

/** Fills in the defaults; refuses an unknown option or a bad value, and names it. */
export const validateOptions = createOptionsValidator(schema);
