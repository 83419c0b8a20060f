import {isMap, isScalar, LineCounter, parseDocument, visit} from 'yaml';
import {readOpenapiKey} from '../shared/readOpenapiKey';
import {findFault} from './findFault';
import type {Problem} from './types';

/** Below these keywords stand data, whose keys mean nothing here. */
const DATA = ['example', 'default', 'enum', 'const'];

/** What is fine OpenAPI and yet cannot be shown: each operation needs its examples, for one. */
export function checkShown(source: string): Problem[] {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  if (!/^3\.1\.\d+$/.test(String(document.get('openapi')))) {
    const reason = 'the file does not say that it is OpenAPI 3.1';
    return [{line: 1, column: 1, rule: 'version', reason, remedy: 'Start it with openapi: 3.1.0.'}];
  }
  const schemas = document.getIn(['components', 'schemas']);
  const names = isMap(schemas) ? schemas.items.map(({key}) => String(key)) : [];
  const problems: Problem[] = [];
  visit(document, {
    Pair(_, pair, path) {
      const found = readOpenapiKey(pair, path);
      const fault = found && findFault(found, names);
      if (isScalar(pair.key) && fault) {
        const {line, col} = lines.linePos(pair.key.range?.[0] ?? 0);
        problems.push({line, column: col, ...fault});
      }
      return found && !found.isName && DATA.includes(found.key) ? visit.SKIP : undefined;
    },
  });
  return problems;
}
