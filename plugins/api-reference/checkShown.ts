import Joi from 'joi';
import type {Problem} from '../shared/location';
import {parseParagraphs} from '../shared/markdown/parseMarkdown';
import type {YamlFile} from '../shared/parseYaml';

const ONE_FIELD = 'Write an object with minProperties: 1 and maxProperties: 1.';

/** What to write in place of a key that no page shows; of others, the description can tell. */
const REMEDIES = {
  allOf: 'Write the properties out.',
  anyOf: ONE_FIELD,
  oneOf: ONE_FIELD,
  discriminator: ONE_FIELD,
  const: 'Write enum with one value.',
  $defs: 'Write the schema below components.schemas.',
  $id: 'Leave it out: the schemas of a file name each other with #/components/schemas/.',
  unevaluatedProperties: 'Write additionalProperties.',
  examples: 'Write one example.',
  content: 'Write the schema.',
  parameters: 'Write them at their path.',
  servers: 'Write one server for the whole file.',
  variables: 'Write the address out.',
};

/** Sentences with inline Markdown. */
const words = Joi.custom((value: unknown) => {
  parseParagraphs(String(value));
  return value;
}).messages({
  'any.custom': '{#error.message} (inline-words). Write sentences with inline Markdown.',
});

/** The name of a schema of the file; `context` has those names. */
const reference = Joi.custom((value: unknown, {prefs}) => {
  const {schemas} = prefs.context as {schemas: string[]};
  const [start, name = ''] = String(value).split('#/components/schemas/');
  if (start !== '' || !schemas.includes(name)) {
    const remedy = `Write #/components/schemas/ and one of ${schemas.join(', ')}.`;
    throw new Error(`${String(value)} is not a schema of this file (local-refs). ${remedy}`);
  }
  return value;
});

const TYPE = {
  // A comment is not for readers.
  ...allow(
    'type format minimum maximum minItems maxItems required minProperties maxProperties $comment',
  ),
  $ref: reference,
  items: Joi.link('#list-items'),
  properties: mapOf(Joi.link('#schema-field')),
  additionalProperties: Joi.boolean(),
};
const VALUE = {...TYPE, ...allow('enum default')};
const schema = record('a schema', {...VALUE, ...allow('x-wit example'), description: words});
const field = record('a field', {...VALUE, description: words});
const OF_LIST = 'Say it in the description of the list.';
const items = record('the items of a list', TYPE, {
  description: OF_LIST,
  default: OF_LIST,
  enum: OF_LIST,
});

const OF_BODY = {description: 'Say it in the description of the body.'};
const media = record('a media type', {
  schema: record("a body's schema", {...VALUE, ...allow('x-wit')}, OF_BODY).required(),
  example: Joi.required(),
});
const BODY = {description: words, content: mapOf(media).max(1)};

const OF_PARAMETER = {description: 'Say it in the description of the parameter.'};
const parameters = Joi.array().items(
  record('a parameter', {
    ...allow('name required example'),
    in: Joi.valid('path', 'query').messages({
      'any.only': refuse(
        'a parameter in a {#value}',
        'Say it in the description of the operation.',
      ),
    }),
    description: words,
    schema: record("a parameter's schema", VALUE, OF_PARAMETER),
  }),
);

const OPTIONAL = refuse('that a body is optional', 'Write required: true.');
const operation = record('an operation', {
  ...allow('operationId tags'),
  summary: words,
  description: words,
  parameters,
  requestBody: record('a request body', {
    ...BODY,
    required: Joi.valid(true).required().messages({'any.only': OPTIONAL, 'any.required': OPTIONAL}),
  }),
  responses: mapOf(record('a response', BODY)),
  'x-errors': words.required().messages({
    'any.required':
      'the operation does not say when it fails (known-errors). Write x-errors: what is documented, or where to look.',
  }),
  'x-streaming': words,
});
const OF_OPERATION = 'Write it at each operation.';
const METHODS = 'get put post delete options head patch trace'.split(' ');
const paths = mapOf(
  record(
    'a path',
    {parameters, ...Object.fromEntries(METHODS.map((method) => [method, operation]))},
    {summary: OF_OPERATION, description: OF_OPERATION},
  ),
);

const description = record('the root', {
  ...allow('openapi security'),
  info: record('info', {...allow('title version license'), summary: words, description: words}),
  servers: Joi.array()
    .items(record('a server', {...allow('url'), description: words}))
    .max(1),
  tags: Joi.array().items(record('a tag', {...allow('name'), description: words})),
  paths,
  components: record('components', {schemas: mapOf(schema)}),
})
  .shared(items.id('list-items'))
  .shared(field.id('schema-field'))
  .messages({
    'any.custom': '{#error.message}',
    'any.required':
      '{#key} is missing (complete-bodies). Write it: the page shows the fields and the example.',
    'array.base': '{#label} must be a list (struct). Write what OpenAPI 3.1 has there.',
    'array.max': refuse('more than one server', REMEDIES.servers),
    'boolean.base': refuse(
      'the schema of {#key}',
      'Write true, and say in the description what the values are.',
    ),
    'object.base': '{#label} must be an object (struct). Write what OpenAPI 3.1 has there.',
    'object.max': refuse(
      'more than one media type',
      'Write one, and name the others in the description.',
    ),
  });

/**
 * Valid OpenAPI that cannot be shown: each key that no page shows and no download needs. The linter
 * checks the types of values.
 */
export function checkShown({value, toLocation}: YamlFile): Problem[] {
  const {components} = value as {components?: {schemas?: object}};
  const {error} = description.validate(value, {
    abortEarly: false,
    convert: false,
    errors: {wrap: {label: false}},
    context: {schemas: Object.keys(components?.schemas ?? {})},
  });
  return (error?.details ?? []).map(({message, path}) => ({...toLocation(path), message}));
}

/** An object with these keys; `what` names it in messages, `remedies` what to write for others. */
function record(
  what: string,
  shown: Joi.SchemaMap,
  remedies: Readonly<Record<string, string>> = {},
): Joi.ObjectSchema {
  const known: Readonly<Record<string, string>> = {...REMEDIES, ...remedies};
  const instead = `Say it in the description. What can be shown: ${Object.keys(shown).join(', ')}.`;
  const refused = Joi.custom((_, {state}) => {
    const key = String(state.path?.at(-1));
    throw new Error(refuse(`${key} in ${what}`, known[key] ?? instead));
  });
  return Joi.object(shown).pattern(Joi.string(), refused);
}

/** An object with names that the author chose. */
function mapOf(value: Joi.Schema): Joi.ObjectSchema {
  return Joi.object().pattern(Joi.string(), value);
}

/** Keys with any value. */
function allow(keys: string): Joi.SchemaMap {
  return Object.fromEntries(keys.split(' ').map((key) => [key, Joi.any()]));
}

function refuse(what: string, remedy: string): string {
  return `no page can show ${what} (shown-keywords). ${remedy}`;
}
