import {Joi} from '@docusaurus/utils-validation';
import {createOptionsValidator} from '../shared/createOptionsValidator';

/** The plugin's options, complete. */
export type PluginOptions = {
  /**
   * The folders that all pages are made of, as paths from the site's folder.
   * @default []
   */
  folders: string[];
};

/** What users write. */
export type Options = Partial<PluginOptions>;

/** What holds where the site says nothing. */
export const DEFAULT_OPTIONS: PluginOptions = {folders: []};

const schema = Joi.object<PluginOptions>({
  folders: Joi.array()
    .items(
      Joi.string()
        .pattern(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/)
        .messages({
          'string.pattern.base':
            '{{#label}} is "{{#value}}". Write a path below the site’s folder, such as wit.',
        }),
    )
    .unique()
    .default(DEFAULT_OPTIONS.folders),
});

/** Fills in the defaults; refuses an unknown option or a bad value, and names it. */
export const validateOptions = createOptionsValidator(schema);
