import {formatJson} from './formatJson';
import {listSchemas} from './listSchemas';
import {code, fence, heading, paragraph, witLink, type Block} from './nodes';
import {parseWords} from './parseWords';
import {isVariant, renderFields, renderMeaning} from './renderFields';
import {anchorOf, renderType} from './renderType';
import type {Description, Schema} from './types';

/** Every schema that fields refer to: what it means, its fields, its WIT item and an example. */
export function renderSchemas(description: Description): Block[] {
  return listSchemas(description).flatMap(([name, schema]) => renderSchema(name, schema));
}

function renderSchema(name: string, schema: Schema): Block[] {
  const {properties, example} = schema;
  const wit = schema['x-wit'];
  return [
    heading(anchorOf(name), code(name)),
    ...(properties ? renderObject(schema) : renderValue(schema)),
    ...(wit === undefined ? [] : [paragraph('WIT: ', witLink(wit))]),
    ...(example === undefined ? [] : [fence('json', 'Example', formatJson(example))]),
  ];
}

function renderObject(schema: Schema): Block[] {
  const rule = isVariant(schema) ? ' Exactly one of these fields is there.' : '';
  return [...parseWords(`${schema.description ?? ''}${rule}`), renderFields(schema)];
}

function renderValue(schema: Schema): Block[] {
  return [paragraph(...renderMeaning(schema), ' Type: ', ...renderType(schema), '.')];
}
