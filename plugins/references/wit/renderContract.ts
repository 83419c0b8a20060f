import {existsSync} from 'node:fs';
import type {RootContent} from 'mdast';
import path from 'node:path';
import {collectPackages, createScopes, listTypes, readWit} from 'wit-docs';
import type {InterfacePath, Package} from 'wit-docs';
import type {WitContext} from 'docusaurus-wit-reference';
import {toHref} from 'docusaurus-wit-reference/links';
import {CONTENT_CLASSES} from '../../lib/contentClasses';
import {toSlashes} from 'docusaurus-built-pages/files';
import {code, element, linkedCode, paragraph, text} from 'docusaurus-wit-reference/nodes';

/** An import or export of a world by its shown name, and its path; an inline function or interface has none. */
type Port = {name: string; path?: string};

/** The contract of a world: its name, its file in the example's archive, and its names by side. */
export type Contract = Record<'exports' | 'imports' | 'includes', readonly Port[]> & {
  world: string;
  file: string;
};

/**
 * Reads a world in the folder `wit` of an example, such as `http-server-js`. `known` are packages that the example
 * need not include. Throws if there is no such folder or world, and lists the worlds that exist.
 */
export function readContract(
  root: string,
  example: string,
  world: string,
  known: readonly Package[],
): Contract {
  const folder = path.join(root, 'examples', example, 'wit');
  if (!existsSync(folder)) {
    throw new Error(`there is no folder examples/${example}/wit. Name an example that has WIT.`);
  }
  const packages = collectPackages(
    readWit(folder).map((source) => {
      return {...source, file: toSlashes(path.relative(root, source.file))};
    }),
  );
  const members = packages.flatMap((owner) => owner.members.map((node) => ({owner, node})));
  const worlds = members.filter(({owner, node}) => owner.isLocal && node.kind === 'world');
  const found = worlds.find(({node}) => node.name === world);
  if (!found) {
    const names = worlds.map(({node}) => node.name).join(', ') || 'none';
    throw new Error(`examples/${example}/wit has no world “${world}”. It has ${names}.`);
  }
  const own = new Set(packages.map(({name}) => name));
  const all = [...packages, ...known.filter(({name}) => !own.has(name))];
  const file = found.node.source.file.replace('examples/', '');
  return {world, file, ...listPorts(found, all)};
}

/**
 * Lists the names of a world by side, in order. An exported interface also imports those whose resources it uses,
 * unless the world exports them too.
 */
function listPorts(
  {owner, node}: {owner: Package; node: Package['members'][number]},
  packages: readonly Package[],
): Pick<Contract, 'exports' | 'imports' | 'includes'> {
  const toPort = (name: string, to?: InterfacePath): Port => {
    return to ? {name, path: `${to.package ?? owner.name}/${to.name}`} : {name};
  };
  const list = (direction: 'export' | 'import') =>
    node.externs
      .filter((extern) => extern.direction === direction)
      .map((extern) => toPort(extern.name, 'path' in extern ? extern.path : undefined));
  const [exports, imports] = [list('export'), list('import')];
  const named = new Set([...exports, ...imports].map((port) => port.path));
  const scopes = createScopes(packages);
  const used = exports.flatMap(({path: at = ''}) => listHolders(at, scopes.of(at), packages));
  const implied = [...new Set(used)].filter((each) => !named.has(each));
  return {
    exports,
    imports: [...imports, ...implied.map((each) => ({name: each, path: each}))],
    includes: node.includes.map((to) => {
      return toPort([to.package, to.name].filter(Boolean).join('/'), to);
    }),
  };
}

/** Lists the paths of the other interfaces whose resources an interface with these names in scope uses. */
function listHolders(
  at: string,
  scope: ReadonlyMap<string, string>,
  packages: readonly Package[],
): string[] {
  return [...scope.values()].flatMap((definition) => {
    const [, holder = '', name] = /(.*)\.(.*)/.exec(definition) ?? [];
    const types = packages.flatMap(({name: owner, members}) =>
      members.filter((each) => `${owner}/${each.name}` === holder).flatMap(listTypes),
    );
    const isResource = types.some((each) => each.name === name && each.kind === 'resource');
    return holder !== at && isResource ? [holder] : [];
  });
}

/**
 * Renders a card of a world: exports on the left, imports and included worlds on the right, each as a labelled list.
 * Names with an entry in the reference link to it; ports have the colours of pictures.
 */
export function renderContract(contract: Contract, findEntry: WitContext['find']): RootContent {
  const {world, file, exports, imports, includes} = contract;
  const toItem = ({name, path: named = ''}: Port) => {
    const entry = findEntry(named);
    return element('li', [linkedCode(name, entry && toHref(entry, undefined))]);
  };
  const list = (label: string, ports: readonly Port[], by: string, nothing: string) => {
    const id = `contract-${label.toLowerCase()}`;
    const items = ports.length === 0 ? paragraph(nothing) : element('ul', ports.map(toItem));
    return element(
      'div',
      [element('p', [text(label)], 'entry-label', {id}), items],
      'contract-side',
      {role: 'group', 'aria-labelledby': id, 'data-by': by},
    );
  };
  // An included world has imports of its own.
  const right = [
    ...(includes.length > 0 && imports.length === 0
      ? []
      : [list('Imports', imports, 'host', 'only what the compiler adds')]),
    ...(includes.length > 0 ? [list('Includes', includes, 'none', '')] : []),
  ];
  return element(
    'div',
    [
      paragraph('World ', code(world), ' in ', code(file)),
      element('div', [list('Exports', exports, 'guest', 'nothing')]),
      element('div', right),
    ],
    CONTENT_CLASSES.contract,
  );
}
