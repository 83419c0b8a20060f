import Joi from 'joi';
import {parseParagraphs} from '../shared/markdown/parseMarkdown';
import {METHODS} from './types';

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
}).messages({'any.custom': '{#error.message}'});

const TYPE = {
  ...allow('type', 'format', 'minimum', 'maximum', 'minItems', 'maxItems', 'required'),
  // A comment is not for readers.
  ...allow('minProperties', 'maxProperties', '$comment'),
  $ref: reference,
  items: Joi.link('#list-items'),
  properties: mapOf(Joi.link('#schema-field')),
  additionalProperties: refuse(
    Joi.boolean(),
    'the schema of additionalProperties',
    'Write true, and say in the description what the values are.',
  ),
};
const VALUE = {...TYPE, ...allow('enum', 'default')};
const OF_LIST = 'Say it in the description of the list.';
const OF_OPERATION = 'Write it at each operation.';

const media = record('a media type', {
  schema: record(
    "a body's schema",
    {...VALUE, ...allow('x-wit')},
    {description: 'Say it in the description of the body.'},
  ).required(),
  example: Joi.required(),
}).messages({
  'any.required':
    'a media type lacks its {#key} (complete-bodies). Write it: the page shows the fields and the example.',
});

const BODY = {
  description: words,
  content: refuse(
    mapOf(media).max(1),
    'more than one media type',
    'Write one, and name the others in the description.',
    'object.max',
  ),
};

const parameter = record('a parameter', {
  ...allow('name', 'required', 'example'),
  in: refuse(
    Joi.valid('path', 'query'),
    'a parameter in a {#value}',
    'Say it in the description of the operation.',
  ),
  description: words,
  schema: record("a parameter's schema", VALUE, {
    description: 'Say it in the description of the parameter.',
  }),
});

const operation = record('an operation', {
  ...allow('operationId', 'tags'),
  summary: words,
  description: words,
  parameters: Joi.array().items(parameter),
  requestBody: record('a request body', {
    ...BODY,
    required: refuse(
      Joi.valid(true).required(),
      'that a request body is optional',
      'Write required: true, and in the description what happens without it.',
    ),
  }),
  responses: mapOf(record('a response', BODY)),
  'x-errors': words.required().messages({
    'any.required':
      'the operation does not say when it fails (known-errors). Write x-errors, and in it what is not known.',
  }),
  'x-streaming': words,
});

/**
 * Everything that a page shows of an OpenAPI 3.1 description, or that those who download it need;
 * each other key is refused. The linter checks the types of values. Messages read
 * `what is wrong (rule). What to do.`
 */
export const descriptionSchema = record('the root', {
  ...allow('openapi'),
  info: record('info', {
    ...allow('title', 'version', 'license'),
    summary: words,
    description: words,
  }),
  servers: refuse(
    Joi.array()
      .items(record('a server', {...allow('url'), description: words}))
      .max(1),
    'more than one server',
    REMEDIES.servers,
    'array.max',
  ),
  security: refuse(Joi.array().max(0), 'security', 'Write [], and the rest in descriptions.'),
  tags: Joi.array().items(record('a tag', {...allow('name'), description: words})),
  paths: mapOf(
    record(
      'a path',
      {
        parameters: Joi.array().items(parameter),
        ...Object.fromEntries(METHODS.map((method) => [method, operation])),
      },
      {summary: OF_OPERATION, description: OF_OPERATION},
    ),
  ),
  components: record('components', {
    schemas: mapOf(
      record('a schema', {...VALUE, description: words, ...allow('x-wit', 'example')}),
    ),
  }),
})
  .shared(
    record('the items of a list', TYPE, {
      description: OF_LIST,
      default: OF_LIST,
      enum: OF_LIST,
    }).id('list-items'),
  )
  .shared(record('a field', {...VALUE, description: words}).id('schema-field'))
  .messages({
    'object.base': '{#label} must be an object (struct). Write what OpenAPI 3.1 has there.',
    'array.base': '{#label} must be a list (struct). Write what OpenAPI 3.1 has there.',
  });

/** An object with these keys; `what` names it in messages, `remedies` what to write for others. */
function record(
  what: string,
  shown: Joi.SchemaMap,
  remedies: Readonly<Record<string, string>> = {},
): Joi.ObjectSchema {
  const refused = Object.entries({...REMEDIES, ...remedies}).map(([key, remedy]) => [
    key,
    refuse(Joi.forbidden(), `${key} in ${what}`, remedy),
  ]);
  const remedy = `Say it in the description. What can be shown: ${Object.keys(shown).join(', ')}.`;
  const schema = Joi.object({...(Object.fromEntries(refused) as Joi.SchemaMap), ...shown});
  return refuse(schema, `{#child} in ${what}`, remedy, 'object.unknown');
}

/** An object with names that the author chose. */
function mapOf(value: Joi.Schema): Joi.ObjectSchema {
  return Joi.object().pattern(Joi.string(), value);
}

/** Keys with any value. */
function allow(...keys: string[]): Joi.SchemaMap {
  return Object.fromEntries(keys.map((key) => [key, Joi.any()]));
}

/** The schema with a message for what it refuses, or for one `code` of Joi. */
function refuse<T extends Joi.Schema>(schema: T, what: string, remedy: string, code = '*'): T {
  return schema.messages({[code]: `no page can show ${what} (shown-keywords). ${remedy}`}) as T;
}
