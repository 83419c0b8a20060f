import type {Implementer} from '../../shared/catalogue/types';
import type {WitNode} from '../parser/types';

/** What the label `Implemented by:` may start with, and what it means; the first that fits counts. */
const STARTS: readonly (readonly [start: string, implementer: Implementer])[] = [
  ['host, but it refuses everything', {role: 'host', words: 'host, refuses'}],
  ['host', {role: 'host', words: 'host'}],
  ['morph `', {role: 'morph', words: 'morph'}],
  ['your component', {role: 'morph', words: 'your component'}],
  ['data only', {role: 'data', words: 'data'}],
  ['nothing shipped', {role: 'none', words: 'nothing shipped'}],
];

const DATA: Implementer = {role: 'data', words: 'data'};
const CALLED = ['interface', 'world', 'resource', 'function', 'method', 'static', 'constructor'];

/** What a label says. Refuses one that starts with none of the known words. */
export function readImplementer(label: string): Implementer {
  const found = STARTS.find(([start]) => label.startsWith(start));
  if (!found) {
    const known = STARTS.slice(1).map(([start]) => `“${start}”`);
    throw new Error(`“Implemented by:” starts with none of ${known.join(', ')}. Start with one.`);
  }
  return found[1];
}

/** Whether the marks of an entry say all that its label does: “host.”, “data only.” */
export function isWholeLabel(label: string): boolean {
  return STARTS.some(([start]) => label.replace(/\.$/, '') === start);
}

/**
 * Who implements something in WIT: types are data, and anything that can be called is implemented by
 * whoever its own label names, or else by its parent's implementer. A package has no implementer.
 */
export function findImplementer(
  {kind}: WitNode,
  label: string | undefined,
  owner: Implementer | undefined,
): Implementer | undefined {
  if (kind === 'package') {
    return undefined;
  }
  if (!CALLED.includes(kind)) {
    return DATA;
  }
  return label === undefined ? owner : readImplementer(label);
}
