import {Joi} from '@docusaurus/utils-validation';
import {createOptionsValidator} from '../shared/createOptionsValidator';
import type {Pages} from './model/buildReference';

/** The plugin's options; there is no default, since only the site knows its pages. */
export type PluginOptions = {
  /** The packages that each page shows, by the page's route: `{'/reference/http': ['hayride:http']}`. */
  pages: Pages;
  /** The data of the Go bindings, and the route of the page that shows them. Without it, no Go. */
  go?: {file: string; page: string};
};

/** What users write. */
export type Options = PluginOptions;

const schema = Joi.object<PluginOptions>({
  pages: Joi.object()
    .pattern(
      /^\/\S*[^/\s]$/,
      Joi.array()
        .items(
          Joi.string()
            .pattern(/^[a-z][a-z0-9-]*:[a-z][a-z0-9-]*$/)
            .messages({
              'string.pattern.base':
                '{{#label}} is "{{#value}}". Write a package without its version: "hayride:ai".',
            }),
        )
        .min(1),
    )
    .min(1)
    .required()
    .messages({
      'object.unknown':
        '{{#label}} is no route of a page. Write one that starts with a slash and ends without one.',
    }),
  go: Joi.object({file: Joi.string().required(), page: Joi.string().required()}),
});

/** Refuses an unknown option or a bad value, and names it. */
export const validateOptions = createOptionsValidator(schema);
