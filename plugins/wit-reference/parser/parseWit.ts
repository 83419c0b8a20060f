import {createReader, type Reader} from './createReader';
import {parseInterfaceBody} from './parseInterface';
import {parseGates} from './parseItem';
import {parsePackageName} from './parsePath';
import {parseWorld} from './parseWorld';
import type {Interface, PackageName, WitFile, World} from './types';

/**
 * Reads the text of one WIT file. Throws a `WitError` where it breaks the syntax. Names are not
 * looked up; nested packages and `use` outside interfaces and worlds are refused.
 */
export function parseWit(text: string): WitFile {
  const reader = createReader(text);
  const items: (Interface | World)[] = [];
  let named: PackageName | undefined;
  while (reader.peek().kind !== 'end') {
    const docs = parseGates(reader);
    if (named === undefined && items.length === 0 && reader.take('package')) {
      named = parsePackageName(reader, docs);
    } else {
      items.push(parseTopLevel(reader, docs));
    }
  }
  return {...(named && {package: named}), items};
}

function parseTopLevel(reader: Reader, docs: string | undefined): Interface | World {
  const keyword = reader.peek().written;
  if (keyword !== 'interface' && keyword !== 'world') {
    return reader.fail('“interface” or “world”');
  }
  reader.next();
  const {text, start, end} = reader.expectName(`the name of the ${keyword}`);
  const named = {name: text, start, end, docs};
  return keyword === 'interface' ? parseInterfaceBody(reader, named) : parseWorld(reader, named);
}
