import type {Body, Description, MediaType, Parameter, Route, Schema} from './types';

/** The operations of a description, in its order, each with the parameters of its path too. */
export function listRoutes({paths}: Description): Route[] {
  return Object.entries(paths).flatMap(([path, {parameters: shared = [], ...operations}]) =>
    Object.entries(operations).map(([method, operation]) => ({
      id: [method, ...path.toLowerCase().split(/[^a-z0-9]+/)].filter(Boolean).join('-'),
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operation: {...operation, parameters: mergeParameters(shared, operation.parameters)},
    })),
  );
}

/**
 * The shared ones come first; an operation's parameter replaces a shared one of the same name and
 * location.
 */
function mergeParameters(shared: Parameter[], own: Parameter[] = []): Parameter[] {
  const isReplaced = (parameter: Parameter) =>
    own.some(({name, in: place}) => name === parameter.name && place === parameter.in);
  return [...shared.filter((parameter) => !isReplaced(parameter)), ...own];
}

/** The content of a body: the name of its media type, its schema and its example. */
export function readMedia(body: Body | undefined): (MediaType & {name: string}) | undefined {
  const [entry] = Object.entries(body?.content ?? {});
  return entry && {name: entry[0], ...entry[1]};
}

type NamedSchema = [name: string, schema: Schema];

/**
 * The schemas of a description that a field or a parameter can have. One of a whole body is left
 * out: the operation shows its fields.
 */
export function listSchemas(description: Description): NamedSchema[] {
  const schemas = description.components?.schemas ?? {};
  const operations = listRoutes(description).map(({operation}) => operation);
  const bodies = operations
    .flatMap(({requestBody, responses}) => [requestBody, ...Object.values(responses)])
    .map((body) => readMedia(body)?.schema ?? {})
    .filter((schema) => readName(schema) === undefined);
  const parameters = operations.flatMap((operation) => operation.parameters ?? []);
  const values = parameters.map(({schema = {}}) => schema);
  const linked = new Set([...Object.values(schemas), ...bodies, ...values].flatMap(listNames));
  return Object.entries(schemas).filter(([name]) => linked.has(name));
}

/** A schema with those that are parts of it, and of its parts, in their order. */
type SchemaGroup = {whole: NamedSchema; parts: NamedSchema[]};

/** Groups schemas: one that fields of only one earlier schema have is a part of that one. */
export function groupSchemas(schemas: readonly NamedSchema[]): SchemaGroup[] {
  const findOwner = ([name]: NamedSchema, index: number) => {
    const users = schemas.filter(
      ([user, schema]) => user !== name && listNames(schema).includes(name),
    );
    return users.length === 1
      ? schemas.slice(0, index).find((each) => each === users[0])
      : undefined;
  };
  const owners = schemas.map(findOwner);
  const listParts = (whole: NamedSchema): NamedSchema[] =>
    schemas
      .filter((_, index) => owners[index] === whole)
      .flatMap((part) => [part, ...listParts(part)]);
  return schemas
    .filter((_, index) => owners[index] === undefined)
    .map((whole) => ({whole, parts: listParts(whole)}));
}

/** The names that a schema's fields refer to. */
function listNames(schema: Schema): string[] {
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
  ];
  const name = readName(schema);
  return [...(name === undefined ? [] : [name]), ...parts.flatMap(listNames)];
}

/** The name of the schema that a reference leads to; undefined for a schema that is written out. */
export function readName({$ref}: Schema): string | undefined {
  return $ref?.slice('#/components/schemas/'.length);
}

/** The schema that `$ref` names, which the checks have found, or the schema itself. */
export function resolveSchema(schema: Schema, {components}: Description): Schema {
  return components?.schemas?.[readName(schema) ?? ''] ?? schema;
}

/** The id of a schema on its page. */
export function toSchemaId(name: string): string {
  return `schema-${name}`;
}

/** Whether an object has exactly one of its properties: a WIT variant in JSON. */
export function isVariant({minProperties, maxProperties}: Schema): boolean {
  return minProperties === 1 && maxProperties === 1;
}
