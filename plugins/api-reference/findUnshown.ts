import {isMap, isScalar} from 'yaml';
import type {FoundKey} from '../shared/readOpenapiKey';
import type {Fault} from './types';
import {UNSHOWN} from './unshown';

/** What a page shows of a value and not of the values in a list. */
const OF_WHOLE_LIST = ['description', 'default', 'enum'];
/** What a page shows of an operation and not of its path. */
const OF_OPERATION = ['summary', 'description'];

/** What no page shows: a keyword, or one in this place or with this value. */
export function findUnshown({key, value, parent, isName}: FoundKey): Fault | undefined {
  const above = parent?.isName ? undefined : parent?.key;
  if (isName || (key === 'title' && above === 'info') || (key === 'servers' && !parent)) {
    return undefined;
  }
  if (parent?.isName && parent.key.startsWith('/') && OF_OPERATION.includes(key)) {
    return explain(`the ${key} of a path`, 'Write it at each operation.');
  }
  if (above === 'items' && OF_WHOLE_LIST.includes(key)) {
    return explain(`the ${key} of items`, 'Say it in the description of the list.');
  }
  if (above === 'schema' && key === 'description') {
    return explain(
      'the description of a schema in place',
      'Say it in the description of the parameter or of the body.',
    );
  }
  if (above === 'parameters' && key === 'content') {
    return explain('the content of a parameter', 'Write its schema.');
  }
  if (key === 'content' && isMap(value) && value.items.length > 1) {
    return explain(
      'more than one media type',
      'Write one, and name the others in the description.',
    );
  }
  if (key === 'in' && isScalar(value) && ['header', 'cookie'].includes(String(value.value))) {
    return explain(
      `a parameter in a ${String(value.value)}`,
      'Say it in the description of the operation.',
    );
  }
  if (key === 'additionalProperties' && isMap(value)) {
    return explain(
      'the schema of additionalProperties',
      'Write true, and say in the description what the values are.',
    );
  }
  const remedy = UNSHOWN[key];
  return remedy === undefined ? undefined : explain(key, remedy);
}

function explain(what: string, remedy: string): Fault {
  return {rule: 'shown-keywords', reason: `no page can show ${what}`, remedy};
}
