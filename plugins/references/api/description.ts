import type {RenderContext} from 'docusaurus-wit-reference/catalogue';
import type {Download} from '../../lib/downloads';

/** The schema of a value in an OpenAPI description, without keys that pages don't show. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  minProperties?: number;
  maxProperties?: number;
  /** Whether fields are allowed that `properties` does not name. */
  additionalProperties?: boolean;
  example?: unknown;
  /** The WIT item that it mirrors: `hayride:core/types.cast`. */
  'x-wit'?: string;
};

/** The content of a body in one media type; the checks ensure that both exist. */
type MediaType = {schema: Schema; example: unknown};
/** The body of a request or a response, by media type. */
export type Body = {description?: string; content?: Record<string, MediaType>};

/** One route: a method of a path. */
export type Operation = {
  summary: string;
  description?: string;
  requestBody?: Body;
  responses: Record<string, Body>;
  /** When the route fails, and what is known about the response. */
  'x-errors'?: string;
  /** Whether the response can come in parts. */
  'x-streaming'?: string;
};

/** An OpenAPI description that passed the checks. */
export type Description = {
  servers: {url: string}[];
  /** The operations of each path, by their method in lower case. */
  paths: Record<string, Record<string, Operation>>;
  components?: {schemas?: Record<string, Schema>};
};

/** An operation as an entry of the page. */
export type Route = {
  /** `post-v1-cast` for `POST /v1/cast`. */
  id: string;
  name: string;
  method: string;
  path: string;
  operation: Operation;
};

/** The page that shows a description, and its file to download. */
export type PageContext = RenderContext & {
  /** The route of the description's own page: others can show its routes. */
  home: string;
  download: Download;
  description: Description;
};

/** Lists the operations of a description, in its order. */
export function listRoutes({paths}: Description): Route[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      id: [method, ...path.toLowerCase().split(/[^a-z0-9]+/)].filter(Boolean).join('-'),
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

/** Returns the content of a body with the name of its media type; undefined for none. */
export function findMedia(body: Body | undefined): (MediaType & {name: string}) | undefined {
  const [entry] = Object.entries(body?.content ?? {});
  return entry && {name: entry[0], ...entry[1]};
}

type NamedSchema = [name: string, schema: Schema];

/**
 * Lists the schemas of a description that fields refer to. Leaves out those of whole bodies, whose fields are shown
 * with the operation.
 */
export function listSchemas(description: Description): NamedSchema[] {
  const schemas = description.components?.schemas ?? {};
  const operations = listRoutes(description).map(({operation}) => operation);
  const bodies = operations
    .flatMap(({requestBody, responses}) => [requestBody, ...Object.values(responses)])
    .map((body) => findMedia(body)?.schema ?? {})
    .filter((schema) => findSchemaName(schema) === undefined);
  const linked = new Set([...Object.values(schemas), ...bodies].flatMap(listNames));
  return Object.entries(schemas).filter(([name]) => linked.has(name));
}

/**
 * Groups schemas in order, each followed by its parts and their parts: a schema is a part of the only earlier one
 * that refers to it.
 */
export function groupSchemas(schemas: readonly NamedSchema[]): NamedSchema[][] {
  const owners = schemas.map(([name], index) => {
    const [user, ...others] = schemas.filter(
      (each) => each[0] !== name && listNames(each[1]).includes(name),
    );
    return user && others.length === 0 && schemas.indexOf(user) < index ? user : undefined;
  });
  const listGroup = (whole: NamedSchema): NamedSchema[] => [
    whole,
    ...schemas.filter((_, index) => owners[index] === whole).flatMap(listGroup),
  ];
  return schemas.filter((_, index) => owners[index] === undefined).map(listGroup);
}

/** Lists the names that a schema's fields refer to. */
function listNames(schema: Schema): string[] {
  const {items, properties = {}} = schema;
  const parts = [...Object.values(properties), items ?? []].flat();
  const name = findSchemaName(schema);
  return [...(name === undefined ? [] : [name]), ...parts.flatMap(listNames)];
}

/** Returns the name of the schema that a reference names; undefined for an inline schema. */
export function findSchemaName({$ref}: Schema): string | undefined {
  return $ref?.slice('#/components/schemas/'.length);
}

/** Returns the schema that `$ref` names, which the checks have found, or the schema itself. */
export function resolveSchema(schema: Schema, {components}: Description): Schema {
  return components?.schemas?.[findSchemaName(schema) ?? ''] ?? schema;
}

/** Returns the id of a schema on its page. */
export function toSchemaId(name: string): string {
  return `schema-${name}`;
}

/** Tells whether an object has exactly one of its properties: a WIT variant in JSON. */
export function isVariant({minProperties, maxProperties}: Schema): boolean {
  return minProperties === 1 && maxProperties === 1;
}
