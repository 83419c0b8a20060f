import {type Inline, link, plainCode} from '../shared/markdown/nodes';
import {readName} from './resolveSchema';
import type {Schema} from './types';

/** Where the page shows a schema. */
export function anchorOf(name: string): string {
  return `schema-${name}`;
}

/** A schema's type in words, such as “list of integers from 0 to 255”; a reference is a link. */
export function renderType(schema: Schema): Inline[] {
  return renderTypes(schema, '');
}

/** `plural` is the ending of a type's name: a list is one of strings. */
function renderTypes(schema: Schema, plural: '' | 's'): Inline[] {
  const name = readName(schema);
  if (name !== undefined) {
    return [link(`#${anchorOf(name)}`, plainCode(name))];
  }
  const types = [schema.type ?? 'value'].flat();
  return types.flatMap((type, index) => [
    ...(index > 0 ? [' or '] : []),
    ...renderOne(type, schema, plural),
  ]);
}

function renderOne(type: string, schema: Schema, plural: '' | 's'): Inline[] {
  if (type === 'null') {
    return [plainCode('null')];
  }
  if (type === 'array') {
    const {minItems, maxItems, items = {}} = schema;
    const count = minItems !== undefined && minItems === maxItems ? `${minItems} ` : '';
    return [`list${plural} of ${count}`, ...renderTypes(items, 's')];
  }
  return [nameType(type, schema) + plural + renderRange(schema)];
}

function nameType(type: string, {format, maxProperties}: Schema): string {
  if (type === 'string' && format !== undefined) {
    return format === 'uuid' ? 'UUID' : `${format} string`;
  }
  return type === 'object' && maxProperties === 0 ? 'empty object' : type;
}

function renderRange({minimum, maximum}: Schema): string {
  if (minimum !== undefined && maximum !== undefined) {
    return ` from ${minimum} to ${maximum}`;
  }
  if (minimum !== undefined) {
    return ` from ${minimum}`;
  }
  return maximum === undefined ? '' : ` up to ${maximum}`;
}
