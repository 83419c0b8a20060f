import type {Description, Schema} from './types';

const PREFIX = '#/components/schemas/';

/** The name of the schema that a reference leads to; undefined for a schema that stands in place. */
export function readName({$ref}: Schema): string | undefined {
  return $ref?.slice(PREFIX.length);
}

/** The schema itself where another one refers to it. The linter has seen that it is there. */
export function resolveSchema(schema: Schema, {components}: Description): Schema {
  const name = readName(schema);
  const target = name === undefined ? schema : components?.schemas?.[name];
  if (!target) {
    throw new Error(`there is no schema ${name}. Name one that stands in components.schemas.`);
  }
  return target;
}
