import {formatAnnotations, formatFunc, formatType} from '../src/formatWit';
import type {
  Extern,
  Head,
  Include,
  InterfacePath,
  Item,
  Member,
  Part,
  UsedName,
  WitFile,
} from '../src/syntax';

/** Prints a parsed file readably: a line for each node, with its annotations, and its docs after two dashes. */
export function printWit(file: WitFile): string {
  return `${printFile(file).join('\n')}\n`;
}

function printFile({package: owner, uses, items, packages}: WitFile): string[] {
  return [
    ...(owner ? [said(`package ${owner.name} ${owner.version ?? '(no version)'}`, owner)] : []),
    ...uses.map(({name, path}) => `use ${printPath(path)} as ${name}`),
    ...items.flatMap(printMember),
    ...packages.flatMap((each) => indent(printFile(each))),
  ];
}

function printMember(node: Member): string[] {
  return [
    said(`${node.kind} ${node.name}`, node),
    ...indent([
      ...node.uses.map(printUse),
      ...node.items.flatMap(printItem),
      ...node.includes.map(printInclude),
      ...node.externs.flatMap(printExtern),
    ]),
  ];
}

function printExtern(extern: Extern): string[] {
  const {direction, name, kind} = extern;
  if ('items' in extern) {
    const [first, ...rest] = printMember(extern);
    return [`${direction} ${first}`, ...rest];
  }
  if ('params' in extern)
    return [said(`${direction} function ${formatFunc(extern, Infinity)}`, extern)];
  const own = kind === 'path' ? kind : `${kind} ${name}:`;
  return [said(`${direction} ${own} ${printPath(extern.path)}`, extern)];
}

function printItem(item: Item): string[] {
  if ('params' in item) {
    return [printPart(item)];
  }
  return item.kind === 'type'
    ? [said(`type ${item.name} = ${formatType(item.type)}`, item)]
    : [said(`${item.kind} ${item.name}`, item), ...indent(item.parts.map(printPart))];
}

function printPart(part: Part): string {
  switch (part.kind) {
    case 'field':
      return said(`${part.name}: ${formatType(part.type)}`, part);
    case 'case':
      return said(part.type ? `${part.name}(${formatType(part.type)})` : part.name, part);
    default:
      return said(`${part.kind} ${formatFunc(part, Infinity)}`, part);
  }
}

function printUse({path, names, annotations}: Member['uses'][number]): string {
  return said(`use ${printPath(path)} ${printNames(names)}`, {annotations, docs: undefined});
}

function printInclude(include: Include): string {
  const {renamed} = include;
  const end = renamed.length > 0 ? ` with ${printNames(renamed)}` : '';
  return said(`include ${printPath(include)}${end}`, {...include, docs: undefined});
}

function printNames(names: readonly UsedName[]): string {
  const list = names.map(({name, alias}) => (name === alias ? name : `${name} as ${alias}`));
  return `{${list.join(', ')}}`;
}

function printPath({package: owner, name, version}: InterfacePath): string {
  return [owner ?? '(own package)', name, version ?? '(no version)'].join(' ');
}

function said(line: string, {docs, annotations}: Head): string {
  const annotated = [line, ...formatAnnotations(annotations)].join(' ');
  return docs === undefined ? annotated : `${annotated} -- ${docs.replace(/\n/g, '⏎')}`;
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
