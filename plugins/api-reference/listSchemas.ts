import {listRoutes, readMedia} from './listRoutes';
import {readName} from './resolveSchema';
import type {Description, Schema} from './types';

/**
 * The schemas of a description that a field or a parameter can have. One of a whole body is left
 * out: the operation shows its fields.
 */
export function listSchemas(description: Description): [name: string, schema: Schema][] {
  const schemas = description.components?.schemas ?? {};
  const operations = listRoutes(description).map(({operation}) => operation);
  const bodies = operations
    .flatMap(({requestBody, responses}) => [requestBody, ...Object.values(responses)])
    .map((body) => readMedia(body)?.schema ?? {})
    .filter((schema) => readName(schema) === undefined);
  const parameters = operations.flatMap((operation) => operation.parameters ?? []);
  const shown = [
    ...Object.values(schemas),
    ...bodies,
    ...parameters.map(({schema = {}}) => schema),
  ];
  const linked = new Set(shown.flatMap(listNames));
  return Object.entries(schemas).filter(([name]) => linked.has(name));
}

/** The names that a schema's fields refer to. */
function listNames(schema: Schema): string[] {
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
  ];
  return [readName(schema) ?? [], ...parts.map(listNames)].flat();
}
