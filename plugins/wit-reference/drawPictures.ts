import type {Code} from 'mdast';
import {diagram} from '../shared/markdown/nodes';
import type {Reference} from './buildReference';
import {toPackageName} from './findNames';
import type {Extern, Member} from './syntax';

/** Draws a world: a component with a port for each export and import, inside its host. */
export function drawWorld({externs, includes, name}: Member, path: string): Code {
  const worlds = includes.map(({package: owner, name: world}) =>
    [owner, world].filter(Boolean).join('/'),
  );
  const imports = listNames(externs, 'import');
  const exports = listNames(externs, 'export');
  const label = ['Your component', ...worlds.map((world) => `includes ${world}`)].join('\\n');
  return diagram({
    title: `The world ${path}`,
    alt: [
      `A component of the world ${name}.`,
      ...(worlds.length > 0 ? [sentence('includes', worlds)] : []),
      // Included worlds may bring both, so an empty list does not mean nothing.
      ...(worlds.length > 0 && imports.length === 0 ? [] : [sentence('imports', imports)]),
      ...(worlds.length > 0 && exports.length === 0 ? [] : [sentence('exports', exports)]),
    ].join(' '),
    dot: [
      'digraph world {',
      '  rankdir=LR;',
      '  subgraph cluster_host {',
      '    label="The host";',
      '    class="host";',
      `    component [label="${label}" class="guest" ${listPorts('exports', exports)} ${listPorts('imports', imports)}];`,
      ...(exports.length > 0 ? ['    calls [class="muted" margin=0.02 width=0];'] : []),
      ...exports.map((_, index) => `    calls -> component:exports${index}:w [class="host"];`),
      '  }',
      '}',
    ].join('\n'),
  });
}

/** The attribute that gives the node of a component its ports. */
function listPorts(side: 'exports' | 'imports', names: readonly string[]): string {
  return `${side}="${names.map((name, index) => `${side}${index} ${name}`).join('|')}"`;
}

function listNames(externs: readonly Extern[], direction: Extern['direction']): string[] {
  return externs.filter((extern) => extern.direction === direction).map(({name}) => name);
}

function sentence(verb: string, names: readonly string[]): string {
  return names.length === 0 ? `It ${verb} nothing.` : `It ${verb} ${names.join(', ')}.`;
}

type Edge = readonly [from: string, to: string];

/** Draws which packages use types of which others; those in `wit/deps` look different. */
export function drawMap({packages, usedBy}: Pick<Reference, 'packages' | 'usedBy'>): Code {
  const local = new Set(packages.filter(({isLocal}) => isLocal).map(({name}) => name));
  const edges = listEdges(usedBy, local);
  const isShown = (name: string) => local.has(name) || edges.some(([, to]) => to === name);
  const names = packages.map(({name}) => name).filter(isShown);
  // Without a colour: a package has no implementer.
  const nodes = names.map((name) => `  "${name}"${local.has(name) ? '' : ' [class="external"]'};`);
  const lines = edges.map(([from, to]) => `  "${from}" -> "${to}";`);
  return diagram({
    title: 'Which package needs which',
    alt: names.flatMap((name) => describe(name, edges, local.has(name))).join(' '),
    dot: ['digraph packages {', '  rankdir=LR;', ...nodes, ...lines, '}'].join('\n'),
  });
}

/** The edges between packages, each once, that start at a local package. */
function listEdges(usedBy: Reference['usedBy'], local: ReadonlySet<string>): Edge[] {
  const found = new Map<string, Edge>();
  for (const [used, users] of usedBy) {
    for (const user of users) {
      const edge: Edge = [toPackageName(user), toPackageName(used)];
      if (edge[0] !== edge[1] && local.has(edge[0])) {
        found.set(edge.join(' '), edge);
      }
    }
  }
  // By the characters themselves: the order of a locale differs between machines.
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, edge]) => edge);
}

function describe(name: string, edges: readonly Edge[], isLocal: boolean): string[] {
  const uses = edges.filter(([from]) => from === name).map(([, to]) => to);
  if (uses.length > 0) {
    return [`${name} uses ${uses.join(', ')}.`];
  }
  return isLocal ? [`${name} uses no other package.`] : [];
}
