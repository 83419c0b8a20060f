import {listRoutes, readMedia} from './listRoutes';
import {readName} from './resolveSchema';
import type {Description, Schema} from './types';

/**
 * The schemas of a description that a field can have. One of a whole body is left out: the
 * operation shows its fields.
 */
export function listSchemas(description: Description): [name: string, schema: Schema][] {
  const schemas = description.components?.schemas ?? {};
  const bodies = listRoutes(description)
    .flatMap(({operation}) => [operation.requestBody, ...Object.values(operation.responses)])
    .map((body) => readMedia(body)?.schema ?? {});
  const linked = new Set(
    [...Object.values(schemas), ...bodies.filter((body) => readName(body) === undefined)].flatMap(
      listNames,
    ),
  );
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
