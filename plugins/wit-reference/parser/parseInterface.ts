import type {Reader} from './createReader';
import {isTypeDef, parseFunc, parseGates, parseTypeDef} from './parseItem';
import {parseUse} from './parsePath';
import type {Func, Interface, Named, TypeDef, Use} from './types';

/** Reads what stands between the braces of an interface. */
export function parseInterfaceBody(reader: Reader, named: Named): Interface {
  const uses: Use[] = [];
  const items: (TypeDef | Func)[] = [];
  reader.expect('{');
  while (!reader.take('}')) {
    const docs = parseGates(reader);
    if (reader.take('use')) {
      uses.push(parseUse(reader));
    } else if (isTypeDef(reader)) {
      items.push(parseTypeDef(reader, docs));
    } else {
      items.push(parseFunc(reader, docs, 'function'));
    }
  }
  return {...named, kind: 'interface', uses, items};
}
