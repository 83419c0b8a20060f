import type {OptionValidationContext, ValidationSchema} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

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
export function validateOptions<In, Out>({
  validate,
  options,
}: OptionValidationContext<In, Out>): Out {
  return validate(schema as ValidationSchema<unknown> as ValidationSchema<Out>, options);
}
