import {formatFunc, formatType} from '../pages/formatSignature';
import type {
  Extern,
  Func,
  Include,
  Interface,
  InterfacePath,
  TypeDef,
  Use,
  UsedName,
  WitFile,
  World,
} from '../parser/types';

/** A parsed file for people: a line for each thing in it, its doc comment behind two dashes. */
export function printWit({package: owner, items}: WitFile): string {
  const lines = [
    ...(owner ? [said(`package ${owner.name} ${owner.version ?? '(no version)'}`, owner)] : []),
    ...items.flatMap((item) => (item.kind === 'world' ? printWorld(item) : printInterface(item))),
  ];
  return `${lines.join('\n')}\n`;
}

function printInterface(node: Interface): string[] {
  return [said(`interface ${node.name}`, node), ...indent(printBody(node))];
}

function printBody({uses, items}: Interface): string[] {
  return [...uses.map(printUse), ...items.flatMap(printItem)];
}

function printWorld(node: World): string[] {
  return [
    said(`world ${node.name}`, node),
    ...indent([
      ...node.uses.map(printUse),
      ...node.types.flatMap(printItem),
      ...node.includes.map(printInclude),
      ...node.externs.flatMap(printExtern),
    ]),
  ];
}

function printExtern(extern: Extern): string[] {
  const {direction} = extern;
  switch (extern.kind) {
    case 'path':
      return [said(`${direction} path ${printPath(extern.path)}`, extern)];
    case 'function':
      return [said(`${direction} function ${printFunc(extern.func)}`, extern)];
  }
}

function printItem(item: TypeDef | Func): string[] {
  const head = said(`${item.kind} ${item.name}`, item);
  switch (item.kind) {
    case 'record':
      return [
        head,
        ...indent(
          item.fields.map((part) => said(`${part.name}: ${formatType(part.type).text}`, part)),
        ),
      ];
    case 'variant':
    case 'enum':
    case 'flags':
      return [
        head,
        ...indent(
          item.cases.map((part) =>
            said(part.type ? `${part.name}(${formatType(part.type).text})` : part.name, part),
          ),
        ),
      ];
    case 'type':
      return [said(`type ${item.name} = ${formatType(item.type).text}`, item)];
    case 'resource':
      return [
        head,
        ...indent(item.members.map((part) => said(`${part.kind} ${printFunc(part)}`, part))),
      ];
    default:
      return [said(`${item.kind} ${printFunc(item)}`, item)];
  }
}

function printFunc(func: Func): string {
  return formatFunc(func, Infinity).text;
}

function printUse({path, names}: Use): string {
  return `use ${printPath(path)} ${printNames(names)}`;
}

function printInclude(include: Include): string {
  const {renamed} = include;
  return `include ${printPath(include)}${renamed.length > 0 ? ` with ${printNames(renamed)}` : ''}`;
}

function printNames(names: readonly UsedName[]): string {
  const list = names.map(({name, alias}) => (name === alias ? name : `${name} as ${alias}`));
  return `{${list.join(', ')}}`;
}

function printPath({package: owner, name, version}: InterfacePath): string {
  return [owner ?? '(own package)', name, version ?? '(no version)'].join(' ');
}

function said(line: string, {docs}: {docs: string | undefined}): string {
  return docs === undefined ? line : `${line} -- ${docs.replace(/\n/g, '⏎')}`;
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
