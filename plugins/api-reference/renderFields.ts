import type {Table} from 'mdast';
import {plainCode, table, type Inline} from '../shared/markdown/nodes';
import {parseLine} from '../shared/markdown/parseMarkdown';
import {isVariant} from './isVariant';
import {renderType} from './renderType';
import {readName} from './resolveSchema';
import type {Schema} from './types';

/**
 * The table of the fields of an object or of the objects in a list; none where there are no fields.
 * Those of an object in place follow with their path: `data.cast`, and `casts[].id` in a list.
 */
export function renderFields(schema: Schema): Table[] {
  const rows = listRows(schema, '');
  return rows.length === 0 ? [] : [table(['Field', 'Type', 'Required', 'Meaning'], rows)];
}

function listRows(schema: Schema, above: string): Inline[][][] {
  const {items, properties = {}, required} = schema;
  const rows = Object.entries(properties).flatMap(([name, field]) => {
    const path = above === '' ? name : `${above}.${name}`;
    const need = required?.includes(name) ? 'Yes' : isVariant(schema) ? 'One of these' : 'No';
    const row = [[plainCode(path)], renderType(field), [need], renderMeaning(field)];
    return [row, ...listInner(field, path)];
  });
  return [...rows, ...(items ? listInner(items, `${above}[]`) : [])];
}

/** A schema with a name has a heading of its own, and its fields stand there. */
function listInner(schema: Schema, path: string): Inline[][][] {
  return readName(schema) === undefined ? listRows(schema, path) : [];
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
