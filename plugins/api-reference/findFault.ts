import {isMap, isScalar} from 'yaml';
import {METHODS} from './listRoutes';
import {parseParagraphs} from '../shared/markdown/parseMarkdown';
import type {Problem} from './types';

/** A key of a description with its value and the key above it. */
export type Found = {key: string; value: unknown; parent: string | undefined};
type Fault = Pick<Problem, 'rule' | 'reason' | 'remedy'>;

const WORDS = ['summary', 'description', 'x-errors', 'x-streaming'];
const ONE_OF_SEVERAL = 'Write an object with minProperties: 1 and maxProperties: 1.';

/** Keywords that no part of a page shows yet, and what to write instead. */
const UNSHOWN: Readonly<Record<string, string>> = {
  allOf: 'Write the properties out.',
  anyOf: ONE_OF_SEVERAL,
  oneOf: ONE_OF_SEVERAL,
  not: 'Say it in the description.',
  patternProperties: 'Say it in the description.',
  prefixItems: 'Say it in the description.',
  examples: 'Write one example.',
};

/** Below these keys stand names that the author chose, no keywords. */
const NAMES = ['properties', 'schemas', 'paths', 'content', 'responses'];

/** What a page could not show of a key; `schemas` are the names that a reference may lead to. */
export function findFault({key, value, parent = ''}: Found, schemas: string[]): Fault | undefined {
  if (parent === 'content' && key.includes('/')) {
    return checkBody(key, value);
  }
  if (parent.startsWith('/') && METHODS.includes(key)) {
    return checkOperation(key, value);
  }
  if (NAMES.includes(parent)) {
    return undefined;
  }
  const text = isScalar(value) ? String(value.value) : '';
  if (key === '$ref') {
    return checkReference(text, schemas);
  }
  if (WORDS.includes(key)) {
    return checkWords(text);
  }
  const remedy = UNSHOWN[key];
  return remedy ? {rule: 'shown-keywords', reason: `no page can show ${key}`, remedy} : undefined;
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
