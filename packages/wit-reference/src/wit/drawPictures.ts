import type {Extern, Member} from 'wit-docs';
import type {Picture, WitReference} from './buildReference';
import {toPackageName} from './findNames';

/** Draws a world: a component with a port for each export and import, inside its host. */
export function drawWorld({externs, includes, name}: Member, path: string): Picture {
  const worlds = includes.map(({package: owner, name: world}) =>
    [owner, world].filter(Boolean).join('/'),
  );
  const imports = listNames(externs, 'import');
  const exports = listNames(externs, 'export');
  const label = ['Your component', ...worlds.map((world) => `includes ${world}`)].join('\\n');
  return {
    title: `The world ${path}`,
    alt: [
      `A component of the world ${name}.`,
      ...describe('includes', worlds, true),
      // Included worlds may bring both, so an empty list does not mean nothing.
      ...describe('imports', imports, worlds.length > 0),
      ...describe('exports', exports, worlds.length > 0),
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
  };
}

/** Returns the attribute that gives the node of a component its ports. */
function listPorts(side: 'exports' | 'imports', names: readonly string[]): string {
  return `${side}="${names.map((name, index) => `${side}${index} ${name}`).join('|')}"`;
}

function listNames(externs: readonly Extern[], direction: Extern['direction']): string[] {
  return externs.filter((extern) => extern.direction === direction).map(({name}) => name);
}

function describe(verb: string, names: readonly string[], isOptional: boolean): string[] {
  if (names.length > 0) return [`It ${verb} ${names.join(', ')}.`];
  return isOptional ? [] : [`It ${verb} nothing.`];
}

/** Draws which packages use types of others; those in `deps` are outside. */
export function drawMap({packages, usedBy}: Pick<WitReference, 'packages' | 'usedBy'>): Picture {
  const local = new Set(packages.filter(({isLocal}) => isLocal).map(({name}) => name));
  const edges = listEdges(usedBy, local);
  const isShown = (name: string) => local.has(name) || edges.some(({to}) => to === name);
  const names = packages.map(({name}) => name).filter(isShown);
  // Without a colour: a package has no implementer.
  const nodes = names.map((name) => `  "${name}"${local.has(name) ? '' : ' [class="external"]'};`);
  const lines = edges.map(({from, to}) => `  "${from}" -> "${to}";`);
  const sentences = names.flatMap((name) => {
    const uses = edges.filter(({from}) => from === name).map(({to}) => to);
    if (uses.length > 0) return [`${name} uses ${uses.join(', ')}.`];
    return local.has(name) ? [`${name} uses no other package.`] : [];
  });
  return {
    title: 'Which package needs which',
    alt: sentences.join(' '),
    dot: ['digraph packages {', '  rankdir=LR;', ...nodes, ...lines, '}'].join('\n'),
  };
}

/** Lists the sorted pairs of a local package and a package that it uses. */
function listEdges(usedBy: WitReference['usedBy'], local: ReadonlySet<string>) {
  const pairs = [...usedBy].flatMap(([used, users]) =>
    users.map((user) => `${toPackageName(user)} ${toPackageName(used)}`),
  );
  return [...new Set(pairs)]
    .sort()
    .map((pair) => pair.split(' '))
    .flatMap(([from = '', to = '']) => (from !== to && local.has(from) ? [{from, to}] : []));
}
