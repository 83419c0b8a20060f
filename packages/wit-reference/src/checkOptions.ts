import type {ObjectSchema} from 'joi';

/** Throws if options are not what their schema says, with everything that is wrong and where they are listed. */
export function checkOptions(name: string, schema: ObjectSchema, options: unknown): void {
  const {error} = schema.validate(options, {abortEarly: false, convert: false});
  if (!error) return;
  const remedy = 'The README of docusaurus-wit-reference lists the options.';
  throw new Error(`${name}: ${error.message}. ${remedy}`);
}
