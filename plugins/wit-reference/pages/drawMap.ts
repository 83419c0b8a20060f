import type {Picture} from './drawWorld';
import {packageOf} from '../model/packageOf';
import type {Reference} from '../model/referenceTypes';

/** Draws which package takes types from which; those in `wit/deps` stand apart. */
export function drawMap({packages, usedBy}: Reference): Picture {
  const own = new Set(packages.filter(({isOwn}) => isOwn).map(({name}) => name));
  const edges = listEdges(usedBy, own);
  const isShown = (name: string) => own.has(name) || edges.some(([, to]) => to === name);
  const names = packages.map(({name}) => name).filter(isShown);
  const nodes = names.map(
    (name) => `  "${name}" [class="${own.has(name) ? 'guest' : 'external'}"];`,
  );
  const lines = edges.map(([from, to]) => `  "${from}" -> "${to}";`);
  return {
    title: 'Which package needs which',
    alt: names.flatMap((name) => describe(name, edges, own.has(name))).join(' '),
    dot: ['digraph packages {', '  rankdir=LR;', ...nodes, ...lines, '}'].join('\n'),
  };
}

type Edge = readonly [from: string, to: string];

/** From package to package, each pair once, those that start at the site's own. */
function listEdges(usedBy: Reference['usedBy'], own: ReadonlySet<string>): Edge[] {
  const found = new Map<string, Edge>();
  for (const [used, users] of usedBy) {
    for (const user of users) {
      const edge: Edge = [packageOf(user), packageOf(used)];
      if (edge[0] !== edge[1] && own.has(edge[0])) {
        found.set(edge.join(' '), edge);
      }
    }
  }
  // By the characters themselves: what a locale makes of them differs between machines.
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, edge]) => edge);
}

function describe(name: string, edges: readonly Edge[], isOwn: boolean): string[] {
  const uses = edges.filter(([from]) => from === name).map(([, to]) => to);
  if (uses.length > 0) {
    return [`${name} uses ${uses.join(', ')}.`];
  }
  return isOwn ? [`${name} uses no other package.`] : [];
}
