import type {OptionValidationContext, ValidationSchema} from '@docusaurus/types';
import type {Joi} from '@docusaurus/utils-validation';

/**
 * The `validateOptions` of a plugin: fills in the defaults of its schema; refuses an unknown option
 * or a bad value, and names it.
 */
export function createOptionsValidator(schema: Joi.ObjectSchema) {
  return <In, Out>({validate, options}: OptionValidationContext<In, Out>): Out =>
    validate(schema as ValidationSchema<unknown> as ValidationSchema<Out>, options);
}
