import type {Table} from 'mdast';
import {plainCode, table, type Inline} from '../shared/markdown/nodes';
import {parseLine} from '../shared/markdown/parseMarkdown';
import {renderType} from './renderType';
import {readName} from './resolveSchema';
import type {Schema} from './types';

/** Whether an object has exactly one of its properties: a WIT variant in JSON. */
export function isVariant({minProperties, maxProperties}: Schema): boolean {
  return minProperties === 1 && maxProperties === 1;
}

/** An object's fields; those of an object in place follow with their path, `data.cast`. */
export function renderFields(schema: Schema): Table {
  return table(['Field', 'Type', 'Required', 'Meaning'], listRows(schema, ''));
}

function listRows(schema: Schema, prefix: string): Inline[][][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const need = schema.required?.includes(name)
      ? 'Yes'
      : isVariant(schema)
        ? 'One of these'
        : 'No';
    const row = [[plainCode(prefix + name)], renderType(field), [need], renderMeaning(field)];
    return readName(field) === undefined ? [row, ...listRows(field, `${prefix}${name}.`)] : [row];
  });
}

/** What a value means: its description, the values that it can have, and its default. */
export function renderMeaning(schema: Schema): Inline[] {
  const values = schema.enum?.flatMap((value, index): Inline[] => [
    index === 0 ? ' One of ' : ', ',
    plainCode(JSON.stringify(value)),
  ]);
  return [
    ...parseLine(schema.description ?? ''),
    ...(values ? [...values, '.'] : []),
    ...('default' in schema ? [' Default: ', plainCode(JSON.stringify(schema.default)), '.'] : []),
  ];
}
