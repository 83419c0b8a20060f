import {isMap, isPair, isScalar, LineCounter, parseDocument, visit, type Pair} from 'yaml';
import {findFault, type Found} from './findFault';
import type {Problem} from './types';

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
      const found = readPair(pair, path);
      const fault = found && findFault(found, names);
      if (isScalar(pair.key) && fault) {
        const {line, col} = lines.linePos(pair.key.range?.[0] ?? 0);
        problems.push({line, column: col, ...fault});
      }
      // An example holds data, whose keys mean nothing here.
      return found?.key === 'example' && found.parent !== 'properties' ? visit.SKIP : undefined;
    },
  });
  return problems;
}

function readPair({key, value}: Pair, path: readonly unknown[]): Found | undefined {
  const above = path.findLast((step): step is Pair => isPair(step));
  return isScalar(key)
    ? {key: String(key.value), value, parent: above && String(above.key)}
    : undefined;
}
