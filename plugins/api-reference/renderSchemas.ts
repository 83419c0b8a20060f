import {fence, heading, paragraph, plainCode, witCode} from '../shared/markdown/nodes';
import {parseParagraphs} from '../shared/markdown/parseMarkdown';
import {formatJson} from './formatJson';
import {isVariant} from './isVariant';
import {listSchemas} from './listSchemas';
import {renderFields, renderMeaning} from './renderFields';
import {anchorOf, renderType} from './renderType';
import type {Block, Description, Schema} from './types';

/** Every schema that fields refer to: what it means, its fields, its WIT item and an example. */
export function renderSchemas(description: Description): Block[] {
  return listSchemas(description).flatMap(([name, schema]) => renderSchema(name, schema));
}

function renderSchema(name: string, schema: Schema): Block[] {
  const {properties, example} = schema;
  const wit = schema['x-wit'];
  return [
    heading(3, anchorOf(name), plainCode(name)),
    ...(properties ? renderObject(schema) : renderValue(schema)),
    ...(wit === undefined ? [] : [paragraph('WIT: ', witCode(wit))]),
    ...(example === undefined ? [] : [fence('json', 'Example', formatJson(example))]),
  ];
}

function renderObject(schema: Schema): Block[] {
  const rule = isVariant(schema) ? ' Exactly one of these fields is there.' : '';
  return [...parseParagraphs(`${schema.description ?? ''}${rule}`), ...renderFields(schema)];
}

function renderValue(schema: Schema): Block[] {
  return [
    paragraph(...renderMeaning(schema), ' Type: ', ...renderType(schema), '.'),
    ...renderFields(schema),
  ];
}
