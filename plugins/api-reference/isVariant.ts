import type {Schema} from './types';

/** Whether an object has exactly one of its properties: a WIT variant in JSON. */
export function isVariant({minProperties, maxProperties}: Schema): boolean {
  return minProperties === 1 && maxProperties === 1;
}
