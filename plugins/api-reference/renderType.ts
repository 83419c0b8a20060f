import {code, type Inline, link} from '../shared/markdown/nodes';
import {isVariant, readName, toSchemaId} from './listEntries';
import type {Schema} from './types';

/**
 * A schema's type in words, such as “list of integers from 0 to 255”; a reference is a link. `plural`
 * is the ending of a type's name: a list is one of strings.
 */
export function renderType(schema: Schema, plural: '' | 's' = ''): Inline[] {
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
  const {format, items = {}, minItems, maxItems, minProperties, maxProperties} = schema;
  switch (type) {
    case 'null':
      return [code('null')];
    case 'array':
      return [`list${plural} of ${renderCount(minItems, maxItems)}`, ...renderType(items, 's')];
    case 'object': {
      // How many fields it has, where its fields do not say it.
      const count = isVariant(schema) ? '' : renderCount(minProperties, maxProperties);
      const size = count === '' ? '' : ` with ${count}fields`;
      return [maxProperties === 0 ? `empty object${plural}` : `object${plural}${size}`];
    }
    default: {
      const name = format === undefined ? type : `${format} ${type}`;
      return [(format === 'uuid' ? 'UUID' : name) + plural + renderRange(schema)];
    }
  }
}

/** `2 `, `0 to 3 `, `1 or more `, or nothing if any number is allowed. */
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
