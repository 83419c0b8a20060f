import type {OptionValidationContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';

type Context = OptionValidationContext<unknown, unknown>;

/** A plugin's options as Docusaurus hands them on: checked, with defaults and the plugin's id. */
export function normalizeOptions(
  validateOptions: (context: Context) => unknown,
  options: unknown,
): unknown {
  const validate = normalizePluginOptions as unknown as Context['validate'];
  return validateOptions({validate, options});
}
