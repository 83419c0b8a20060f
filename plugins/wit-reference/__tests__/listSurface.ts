import {formatFunc, formatType} from '../pages/formatSignature';
import type {Scopes} from '../model/createScopes';
import type {Case, Extern, Field, Func, Interface, Package, TypeDef, World} from '../parser/types';

/** One thing that a package promises; a part is a field or case, which its type's line has too. */
export type SurfaceLine = {line: string; docs?: string | undefined; isPart?: boolean};

/** The public surface of a package: a line for each item, interface by interface. */
export function listSurface(owner: Package, scopes: Scopes): SurfaceLine[] {
  return owner.members.flatMap(({node}) => [
    {line: `${node.name}: ${node.kind}`, docs: node.docs},
    ...listUses(node, owner.name, scopes),
    ...(node.kind === 'world'
      ? [...node.types, ...node.externs].flatMap((item) => listInWorld(node.name, item, owner))
      : node.items.flatMap((item) => listItem(node.name, item))),
  ]);
}

function listInWorld(world: string, item: TypeDef | Extern, owner: Package): SurfaceLine[] {
  if (!('direction' in item)) {
    return listItem(world, item);
  }
  if (item.kind !== 'path') {
    throw new Error(`${world} has functions itself: write a line for them here`);
  }
  const {package: named = owner.name, name, version = owner.version} = item.path;
  const line = `${world}: ${item.direction} ${named}/${name}@${version}`;
  return [{line, docs: item.docs}];
}

function listUses({name, uses}: Interface | World, owner: string, scopes: Scopes): SurfaceLine[] {
  return uses.flatMap(({path, names}) =>
    names.map((used) => ({
      line: `${name}.${used.alias}: use ${scopes.find(path, owner)}.${used.name}`,
    })),
  );
}

function listItem(owner: string, item: TypeDef | Func): SurfaceLine[] {
  const path = `${owner}.${item.name}`;
  const own = (signature: string) => ({line: `${path}: ${signature}`, docs: item.docs});
  switch (item.kind) {
    case 'record':
      return withParts(own, path, 'record', item.fields);
    case 'variant':
    case 'enum':
    case 'flags':
      return withParts(own, path, item.kind, item.cases);
    case 'type':
      return [own(`type ${formatType(item.type).text}`)];
    case 'resource':
      return [own('resource'), ...item.members.map((member) => listMember(path, member))];
    default:
      return [own(printFunc(item))];
  }
}

function withParts(
  own: (signature: string) => SurfaceLine,
  path: string,
  kind: string,
  parts: readonly (Field | Case)[],
): SurfaceLine[] {
  const texts = parts.map(({name, type}) => {
    const text = type && formatType(type).text;
    const field = kind === 'record' ? `${name}: ${text}` : `${name}(${text})`;
    return text === undefined ? name : field;
  });
  return [
    own(`${kind} { ${texts.join(', ')} }`),
    ...parts.map(({name, docs}) => ({line: `${path}.${name}`, docs, isPart: true})),
  ];
}

function listMember(path: string, member: Func): SurfaceLine {
  const {name, kind, docs} = member;
  const line = kind === 'constructor' ? path : `${path}.${name}`;
  return {line: `${line}: ${printFunc(member)}`, docs};
}

/** Without the name, which is in front already. */
function printFunc(func: Func): string {
  const {text} = formatFunc(func, Infinity);
  return func.kind === 'constructor' ? text : text.replace(/^[^:]+: /, '');
}
