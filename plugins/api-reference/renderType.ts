import {code, type Inline, link} from '../shared/markdown/nodes';
import {isVariant, readName, toSchemaId} from './listEntries';
import type {Schema} from './types';

/** A schema's type in words, such as “list of integers from 0 to 255”; a reference is a link. */
export function renderType(schema: Schema): Inline[] {
  return renderTypes(schema, '');
}

/** `plural` is the ending of a type's name: a list is one of strings. */
function renderTypes(schema: Schema, plural: '' | 's'): Inline[] {
  const name = readName(schema);
  if (name !== undefined) {
    return [link(`#${toSchemaId(name)}`, code(name))];
  }
  const types = [schema.type ?? 'value'].flat();
  return types.flatMap((type, index) => [
    ...(index > 0 ? [' or '] : []),
    ...renderOne(type, schema, plural),
  ]);
}

function renderOne(type: string, schema: Schema, plural: '' | 's'): Inline[] {
  if (type === 'null') {
    return [code('null')];
  }
  if (type === 'array') {
    const {minItems, maxItems, items = {}} = schema;
    return [`list${plural} of ${renderCount(minItems, maxItems)}`, ...renderTypes(items, 's')];
  }
  const limits = type === 'object' ? renderSize(schema) : renderRange(schema);
  return [nameType(type, schema) + plural + limits];
}

function nameType(type: string, {format, maxProperties}: Schema): string {
  if (format !== undefined && type !== 'object') {
    return format === 'uuid' ? 'UUID' : `${format} ${type}`;
  }
  return type === 'object' && maxProperties === 0 ? 'empty object' : type;
}

/** How many fields an object has, where its fields do not say it. */
function renderSize(schema: Schema): string {
  const {minProperties, maxProperties} = schema;
  const count = renderCount(minProperties, maxProperties);
  return count === '' || maxProperties === 0 || isVariant(schema) ? '' : ` with ${count}fields`;
}

/** `2 `, `0 to 3 `, `1 or more `, or nothing where any number will do. */
function renderCount(least = 0, most = Infinity): string {
  if (most === Infinity) {
    return least === 0 ? '' : `${least} or more `;
  }
  return least === most ? `${least} ` : `${least} to ${most} `;
}

function renderRange({minimum, maximum}: Schema): string {
  const start = minimum === undefined ? '' : ` from ${minimum}`;
  const end = minimum === undefined ? ' up to' : ' to';
  return maximum === undefined ? start : `${start}${end} ${maximum}`;
}
