import type {Extern, World} from '../parser/types';

/** A picture as Graphviz' text, with its caption and its text alternative. */
export type Picture = {title: string; alt: string; dot: string};

/** Draws a world: what it imports and includes before the component, what it exports behind. */
export function drawWorld({externs, includes, name}: World, path: string): Picture {
  const worlds = includes.map(({package: owner, name: world}) =>
    [owner, world].filter(Boolean).join('/'),
  );
  const imports = listNames(externs, 'import');
  const exports = listNames(externs, 'export');
  return {
    title: `The world ${path}`,
    alt: [
      `A component of the world ${name}.`,
      ...(worlds.length > 0 ? [sentence('includes', worlds)] : []),
      // An included world may bring both: then nothing of its own is not nothing.
      ...(worlds.length > 0 && imports.length === 0 ? [] : [sentence('imports', imports)]),
      ...(worlds.length > 0 && exports.length === 0 ? [] : [sentence('exports', exports)]),
    ].join(' '),
    dot: [
      'digraph world {',
      '  rankdir=LR;',
      '  component [label="Your component" class="guest"];',
      ...draw(worlds, 'include', (node) => `${node} -> component`),
      ...draw(imports, 'import', (node) => `${node} -> component`),
      ...draw(exports, 'export', (node) => `component -> ${node}`),
      '}',
    ].join('\n'),
  };
}

/** One box for each package, with the names of its interfaces in lines. */
function draw(
  names: readonly string[],
  side: 'include' | 'import' | 'export',
  edge: (node: string) => string,
): string[] {
  const packages = new Map<string, string[]>();
  for (const name of names) {
    const [owner = name, member] = name.split('/');
    packages.set(owner, [...(packages.get(owner) ?? []), ...(member ? [member] : [])]);
  }
  return [...packages].flatMap(([owner, members], index) => {
    const node = `${side}${index}`;
    const label = [owner, ...members].join('\\n');
    return [`  ${node} [label="${label}" class="host"];`, `  ${edge(node)} [label="${side}"];`];
  });
}

function listNames(externs: readonly Extern[], direction: Extern['direction']): string[] {
  return externs.filter((extern) => extern.direction === direction).map(nameExtern);
}

/** What a world imports or exports, without its version: `wasi:cli/run`. */
export function nameExtern(extern: Extern): string {
  switch (extern.kind) {
    case 'path':
      return [extern.path.package, extern.path.name].filter(Boolean).join('/');
    case 'function':
      return extern.func.name;
    case 'interface':
      return extern.interface.name;
  }
}

function sentence(verb: string, names: readonly string[]): string {
  return names.length === 0 ? `It ${verb} nothing.` : `It ${verb} ${names.join(', ')}.`;
}
