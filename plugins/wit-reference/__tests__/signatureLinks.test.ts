import path from 'node:path';
import {expect, it} from 'vitest';
import type {CodeHints} from '../../shared/codeHints';
import {buildReference} from '../model/buildReference';
import {collectPackages} from '../model/collectPackages';
import {readSources} from '../model/readSources';
import {formatItem} from '../pages/formatSignature';
import {placeOf} from '../pages/renderItem';
import {renderSignature} from '../pages/renderSignature';
import type {Func, TypeDef} from '../parser/types';

const sources = readSources(path.join(import.meta.dirname, '../../..'));
const packages = collectPackages(sources).map(({name}) => name);
const reference = buildReference(sources, {'/reference': packages});

it('every name of a type in every signature of wit/ leads somewhere', () => {
  let count = 0;
  const loose: string[] = [];
  for (const entry of reference.entries.values()) {
    if (!['package', 'interface', 'world', 'field', 'case'].includes(entry.kind)) {
      const signature = formatItem(entry.node as TypeDef | Func);
      const {data} = renderSignature(signature, placeOf(entry, reference));
      const {codeLinks = []} = data?.hProperties as CodeHints;
      const linked = new Set(codeLinks.map(({start}) => start));
      const names = signature.names.filter(({start}) => !linked.has(start));
      loose.push(...names.map(({name}) => `${entry.path}: ${name}`));
      count += signature.names.length;
    }
  }
  expect(loose).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});
