import {isPair, isScalar, type Pair} from 'yaml';

/** A key of a description: a keyword of OpenAPI, or a name that the author chose. */
export type OpenapiKey = {key: string; isName: boolean};

/** A key with its value, a node of YAML, and the key above it. */
export type FoundKey = OpenapiKey & {value: unknown; parent: OpenapiKey | undefined};

/** Below these keywords stand names that the author chose. */
const NAMES = ['properties', 'schemas', 'paths', 'content', 'responses'];

/** What a pair of a description is; `path` is what `visit` of yaml gives. None without a plain key. */
export function readOpenapiKey({key, value}: Pair, path: readonly unknown[]): FoundKey | undefined {
  const parent = path
    .filter((step) => isPair(step))
    .reduce<OpenapiKey | undefined>((above, pair) => toKey(String(pair.key), above), undefined);
  return isScalar(key) ? {...toKey(String(key.value), parent), value, parent} : undefined;
}

/** A key is a name below a keyword of NAMES, but not below a name that reads like one. */
function toKey(key: string, parent: OpenapiKey | undefined): OpenapiKey {
  return {key, isName: parent !== undefined && !parent.isName && NAMES.includes(parent.key)};
}
