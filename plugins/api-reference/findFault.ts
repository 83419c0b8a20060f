import {isMap, isScalar} from 'yaml';
import {parseParagraphs} from '../shared/markdown/parseMarkdown';
import {findUnshown} from './findUnshown';
import {METHODS} from './listRoutes';
import type {FoundKey} from '../shared/readOpenapiKey';
import type {Fault} from './types';

const WORDS = ['summary', 'description', 'x-errors', 'x-streaming'];

/** What a page could not show of a key; `schemas` are the names that a reference may lead to. */
export function findFault(found: FoundKey, schemas: string[]): Fault | undefined {
  const {key, value, parent, isName} = found;
  if (isName) {
    return parent?.key === 'content' ? checkBody(key, value) : undefined;
  }
  if (parent?.isName && parent.key.startsWith('/') && METHODS.includes(key)) {
    return checkOperation(key, value);
  }
  const text = isScalar(value) ? String(value.value) : '';
  if (key === '$ref') {
    return checkReference(text, schemas);
  }
  return (WORDS.includes(key) ? checkWords(text) : undefined) ?? findUnshown(found);
}

function checkBody(name: string, body: unknown): Fault | undefined {
  const isComplete = isMap(body) && body.has('schema') && body.has('example');
  const reason = `${name} lacks its schema or its example`;
  const remedy = 'Write both: the page shows the fields and the example.';
  return isComplete ? undefined : {rule: 'complete-bodies', reason, remedy};
}

function checkOperation(method: string, operation: unknown): Fault | undefined {
  const isComplete = isMap(operation) && operation.has('x-errors');
  const reason = `${method} does not say when it fails`;
  const remedy = 'Write x-errors, and in it what is not known.';
  return isComplete ? undefined : {rule: 'known-errors', reason, remedy};
}

function checkReference(target: string, schemas: string[]): Fault | undefined {
  const [start, name = ''] = target.split('#/components/schemas/');
  const reason = `${target} is no schema of this file`;
  const remedy = `Write #/components/schemas/ and one of ${schemas.join(', ')}.`;
  return start === '' && schemas.includes(name) ? undefined : {rule: 'local-refs', reason, remedy};
}

function checkWords(text: string): Fault | undefined {
  try {
    parseParagraphs(text);
    return undefined;
  } catch (error) {
    const remedy = 'Write sentences with inline Markdown.';
    return {rule: 'inline-words', reason: (error as Error).message, remedy};
  }
}
