const SAY_IT = 'Say it in the description.';
const WRITE_ONE = 'Write an object with minProperties: 1 and maxProperties: 1.';
const LEAVE_OUT = 'Leave it out: the schemas of a file name each other with #/components/schemas/.';

/**
 * The keywords of OpenAPI 3.1 and of JSON Schema 2020-12 that no page shows, each with what to write
 * instead. `$comment` is missing: it is not for readers.
 */
export const UNSHOWN: Readonly<Record<string, string>> = {
  // Schemas.
  ...explain(SAY_IT, [
    'if',
    'then',
    'else',
    'not',
    'contains',
    'minContains',
    'maxContains',
    'uniqueItems',
    'prefixItems',
    'unevaluatedItems',
    'patternProperties',
    'propertyNames',
    'dependentRequired',
    'dependentSchemas',
    'multipleOf',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'minLength',
    'maxLength',
    'pattern',
    'contentEncoding',
    'contentMediaType',
    'contentSchema',
    'readOnly',
    'writeOnly',
    'deprecated',
    'title',
    'xml',
  ]),
  ...explain(WRITE_ONE, ['anyOf', 'oneOf', 'discriminator']),
  ...explain(LEAVE_OUT, [
    '$id',
    '$schema',
    '$anchor',
    '$dynamicRef',
    '$dynamicAnchor',
    '$vocabulary',
  ]),
  allOf: 'Write the properties out.',
  const: 'Write enum with one value.',
  $defs: 'Write the schema below components.schemas.',
  unevaluatedProperties: 'Write additionalProperties.',
  examples: 'Write one example.',
  // Everything else.
  ...explain(SAY_IT, [
    'allowEmptyValue',
    'allowReserved',
    'callbacks',
    'encoding',
    'explode',
    'externalDocs',
    'headers',
    'jsonSchemaDialect',
    'links',
    'securitySchemes',
    'style',
    'webhooks',
  ]),
  servers: 'Write one server for the whole file.',
  variables: 'Write the address out.',
};

function explain(remedy: string, keywords: readonly string[]): Record<string, string> {
  return Object.fromEntries(keywords.map((keyword) => [keyword, remedy]));
}
