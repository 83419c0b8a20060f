import {isMap, isPair, isScalar, LineCounter, parseDocument, visit, type Pair} from 'yaml';
import {findFault} from './findFault';
import type {Found, Problem, Step} from './types';

/** Below these keywords stand names that the author chose. */
const NAMES = ['properties', 'schemas', 'paths', 'content', 'responses'];
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
      const found = readPair(pair, path);
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

function readPair({key, value}: Pair, path: readonly unknown[]): Found | undefined {
  const above = path
    .filter((step) => isPair(step))
    .reduce<Step | undefined>((parent, pair) => readStep(String(pair.key), parent), undefined);
  return isScalar(key) ? {...readStep(String(key.value), above), value, parent: above} : undefined;
}

/** A key is a name below a keyword of NAMES, but not below a name that reads like one. */
function readStep(key: string, parent: Step | undefined): Step {
  return {key, isName: parent !== undefined && !parent.isName && NAMES.includes(parent.key)};
}
