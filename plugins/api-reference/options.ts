import {Joi} from '@docusaurus/utils-validation';
import {createOptionsValidator} from '../shared/createOptionsValidator';

/** The plugin's options, complete. */
export type PluginOptions = {
  /**
   * The OpenAPI descriptions that readers can download, as paths from the site's folder. Each has
   * the same path on the built site.
   * @default []
   */
  files: string[];
};

/** What users write. */
export type Options = Partial<PluginOptions>;

/** What holds where the site says nothing. */
export const DEFAULT_OPTIONS: PluginOptions = {files: []};

const schema = Joi.object<PluginOptions>({
  files: Joi.array()
    .items(
      Joi.string()
        .pattern(/^(?:[a-z0-9-]+\/)+[a-z0-9-]+\.yaml$/)
        .messages({
          'string.pattern.base':
            '{{#label}} is "{{#value}}". Write a path below the site’s folder: openapi/name.yaml.',
        }),
    )
    .unique()
    .default(DEFAULT_OPTIONS.files),
});

/** Fills in the defaults; refuses an unknown option or a bad value, and names it. */
export const validateOptions = createOptionsValidator(schema);
