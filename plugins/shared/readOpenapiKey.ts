import {isPair, isScalar, type Pair} from 'yaml';

/** A key of a description: a keyword of OpenAPI, or a name that the author chose. */
export type OpenapiKey = {key: string; isName: boolean};

/** The keys whose values have names that the author chose as keys. */
const NAMES = ['properties', 'schemas', 'paths', 'content', 'responses'];

/** What the key of a pair is; `path` is that of `visit` in yaml. None where the key is not plain. */
export function readOpenapiKey({key}: Pair, path: readonly unknown[]): OpenapiKey | undefined {
  const parent = path
    .filter((step) => isPair(step))
    .reduce<OpenapiKey | undefined>((above, pair) => toKey(String(pair.key), above), undefined);
  return isScalar(key) ? toKey(String(key.value), parent) : undefined;
}

/** A key is a name below a keyword of NAMES, but not below a name that reads like one. */
function toKey(key: string, parent: OpenapiKey | undefined): OpenapiKey {
  return {key, isName: parent !== undefined && !parent.isName && NAMES.includes(parent.key)};
}
