import type {Picture} from './drawWorld';
import {packageOf} from '../model/packageOf';
import type {Reference} from '../model/referenceTypes';

/** Draws which package takes types from which; WASI's packages stand apart. */
export function drawMap({packages, usedBy}: Reference): Picture {
  const edges = listEdges(usedBy);
  const names = packages.map(({name}) => name).filter((name) => isShown(name, edges));
  const nodes = names.map(
    (name) => `  "${name}" [class="${name.startsWith('hayride:') ? 'guest' : 'external'}"];`,
  );
  const lines = edges.map(([from, to]) => `  "${from}" -> "${to}";`);
  return {
    title: 'Which package needs which',
    alt: names.flatMap((name) => describe(name, edges)).join(' '),
    dot: ['digraph packages {', '  rankdir=LR;', ...nodes, ...lines, '}'].join('\n'),
  };
}

type Edge = readonly [from: string, to: string];

function isShown(name: string, edges: readonly Edge[]): boolean {
  return name.startsWith('hayride:') || edges.some(([, to]) => to === name);
}

/** From package to package, each pair once, those that start at Hayride's own. */
function listEdges(usedBy: Reference['usedBy']): Edge[] {
  const found = new Map<string, Edge>();
  for (const [used, users] of usedBy) {
    for (const user of users) {
      const edge: Edge = [packageOf(user), packageOf(used)];
      if (edge[0] !== edge[1] && edge[0].startsWith('hayride:')) {
        found.set(edge.join(' '), edge);
      }
    }
  }
  // By the characters themselves: what a locale makes of them differs between machines.
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, edge]) => edge);
}

function describe(name: string, edges: readonly Edge[]): string[] {
  const uses = edges.filter(([from]) => from === name).map(([, to]) => to);
  if (uses.length > 0) {
    return [`${name} uses ${uses.join(', ')}.`];
  }
  return name.startsWith('hayride:') ? [`${name} uses no other package.`] : [];
}
