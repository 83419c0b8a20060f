import Joi from 'joi';

/**
 * Returns a plugin's options with the defaults of their schemas. Throws one error that says which option is
 * missing, wrong or unknown, and which there are.
 */
export function readOptions<Options>(
  plugin: string,
  schemas: Readonly<Record<keyof Options, Joi.Schema>>,
  options: unknown,
): Options {
  const schema = Joi.object<{id?: string}>({...schemas, id: Joi.string()}).messages({
    'object.unknown': '{{#label}} is no option',
  });
  const result = schema.validate(options ?? {}, {abortEarly: false, convert: false});
  if (result.error) {
    const names = Object.keys(schemas).join(', ') || 'none';
    throw new Error(`${plugin}: ${result.error.message}. Options: ${names}.`);
  }
  // The framework's own: it tells instances of a plugin apart.
  const {id: _id, ...own} = result.value;
  return own as Options;
}
