import type {Reader} from './createReader';
import {isTypeDef, parseFuncType, parseGates, parseTypeDef} from './parseItem';
import {parsePath, parseUse, parseUsedNames} from './parsePath';
import {parseInterfaceBody} from './parseInterface';
import type {Extern, Include, Named, TypeDef, Use, World} from './types';

/** Reads what stands between the braces of a world. */
export function parseWorld(reader: Reader, named: Named): World {
  const uses: Use[] = [];
  const types: TypeDef[] = [];
  const includes: Include[] = [];
  const externs: Extern[] = [];
  reader.expect('{');
  while (!reader.take('}')) {
    const docs = parseGates(reader);
    if (reader.take('use')) {
      uses.push(parseUse(reader));
    } else if (reader.take('include')) {
      includes.push(parseInclude(reader));
    } else if (isTypeDef(reader)) {
      types.push(parseTypeDef(reader, docs));
    } else {
      externs.push(parseExtern(reader, docs));
    }
  }
  return {...named, kind: 'world', uses, types, includes, externs};
}

function parseInclude(reader: Reader): Include {
  const path = parsePath(reader);
  if (reader.take('with')) {
    return {...path, renamed: parseUsedNames(reader, {needAlias: true})};
  }
  reader.expect(';');
  return {...path, renamed: []};
}

function parseExtern(reader: Reader, docs: string | undefined): Extern {
  const direction = reader.peek().written;
  if (direction !== 'import' && direction !== 'export') {
    return reader.fail('“import”, “export”, “include”, “use” or a type');
  }
  reader.next();
  const isNamed = reader.sees(':', 1) && isDefinition(reader.peek(2).written);
  if (!isNamed) {
    const path = parsePath(reader);
    reader.expect(';');
    return {direction, docs, kind: 'path', path};
  }
  const {text, start, end} = reader.expectName('a name');
  const named = {name: text, start, end, docs};
  reader.expect(':');
  if (reader.take('interface')) {
    return {direction, docs, kind: 'interface', interface: parseInterfaceBody(reader, named)};
  }
  const func = {...named, kind: 'function' as const, ...parseFuncType(reader)};
  return {direction, docs, kind: 'function', func};
}

function isDefinition(word: string): boolean {
  return ['func', 'async', 'interface'].includes(word);
}
