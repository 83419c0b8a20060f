import {formatFunc, formatPart, formatType} from 'wit-docs';
import type {Extern, Func, Item, Member, Package, Part, Scopes} from 'wit-docs';

/** A public item of a package; a part is a field or case, which its type's line includes too. */
export type SurfaceLine = {line: string; docs?: string | undefined; isPart?: boolean};

/** Lists the public surface of a package: a line for each item, interface by interface. */
export function listSurface(owner: Package, scopes: Scopes): SurfaceLine[] {
  return owner.members.flatMap((node) => [
    {line: `${node.name}: ${node.kind}`, docs: node.docs},
    ...listUses(node, owner.name, scopes),
    ...node.items.flatMap((item) => listItem(node.name, item)),
    ...node.externs.map((extern) => listExtern(node.name, extern, owner)),
  ]);
}

function listExtern(world: string, extern: Extern, owner: Package): SurfaceLine {
  if (extern.kind !== 'path') {
    throw new Error(`${world} has functions itself: write a line for them here`);
  }
  const {package: named = owner.name, name, version = owner.version} = extern.path;
  return {line: `${world}: ${extern.direction} ${named}/${name}@${version}`, docs: extern.docs};
}

function listUses({name, uses}: Member, owner: string, scopes: Scopes): SurfaceLine[] {
  return uses.flatMap(({path, names}) =>
    names.map((used) => ({
      line: `${name}.${used.alias}: use ${scopes.find(path, owner)}.${used.name}`,
    })),
  );
}

function listItem(owner: string, item: Item): SurfaceLine[] {
  const path = `${owner}.${item.name}`;
  const own = (signature: string) => ({line: `${path}: ${signature}`, docs: item.docs});
  if ('params' in item) {
    return [own(printSignature(item))];
  }
  if (item.kind === 'type') {
    return [own(`type ${formatType(item.type)}`)];
  }
  const head =
    item.kind === 'resource'
      ? 'resource'
      : `${item.kind} { ${item.parts.map(formatPart).join(', ')} }`;
  return [own(head), ...item.parts.map((part) => listPart(path, part))];
}

function listPart(path: string, part: Part): SurfaceLine {
  const {name, kind, docs} = part;
  if (!('params' in part)) {
    return {line: `${path}.${name}`, docs, isPart: true};
  }
  const line = kind === 'constructor' ? path : `${path}.${name}`;
  return {line: `${line}: ${printSignature(part)}`, docs};
}

/** Formats a signature without the name, which precedes it already. */
function printSignature(func: Func): string {
  const text = formatFunc(func, Infinity);
  return func.kind === 'constructor' ? text : text.replace(/^[^:]+: /, '');
}
