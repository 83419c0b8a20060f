import {escapeName} from '../parser/builtIns';
import {formatAnnotations} from '../parser/parseItem';
import type {Func, InterfacePath, Item, Member, Part, TypeRef} from '../parser/types';

const WIDTH = 80;
/** Types are shorter: their parts are listed below them once more. */
const TYPE_WIDTH = 64;

/** The definition of a type or function as WIT in the format of the reference, with all its parts. */
export function formatItem(item: Item): string {
  if ('params' in item) {
    return `${formatFunc(item)};`;
  }
  if (item.kind === 'type') {
    return `type ${escapeName(item.name)} = ${formatType(item.type)};`;
  }
  const head = `${item.kind} ${escapeName(item.name)}`;
  const parts = item.parts.map(formatPart);
  if (item.kind === 'resource') {
    return parts.length === 0 ? `${head};` : block(head, parts, ';');
  }
  const line = `${head} { ${parts.join(', ')} }`;
  if (parts.length > 0 && line.length <= TYPE_WIDTH) {
    return line;
  }
  // Names fill their lines; what has a type is read line by line.
  const hasTypes = item.parts.some((part) => 'type' in part && part.type !== undefined);
  return block(head, hasTypes ? parts : fillLines(parts), ',');
}

/** Names with commas between them, on as few lines as possible. */
function fillLines(names: readonly string[]): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const longer = `${lines.at(-1)}, ${name}`;
    const fits = lines.length > 0 && longer.length <= TYPE_WIDTH - 3;
    lines.splice(fits ? -1 : lines.length, fits ? 1 : 0, fits ? longer : name);
  }
  return lines;
}

/** A field, a case, or a member of a resource. */
export function formatPart(part: Part): string {
  if ('params' in part) {
    return formatFunc(part);
  }
  const name = escapeName(part.name);
  if (part.kind === 'field') {
    return `${name}: ${formatType(part.type)}`;
  }
  return part.type ? `${name}(${formatType(part.type)})` : name;
}

/** A function without the semicolon; one that is too long for a line has one for each parameter. */
export function formatFunc(func: Func): string {
  const {kind, name, isAsync} = func;
  const words = `${kind === 'static' ? 'static ' : ''}${isAsync ? 'async ' : ''}func`;
  const head = kind === 'constructor' ? 'constructor(' : `${escapeName(name)}: ${words}(`;
  const end = func.result ? `) -> ${formatType(func.result)}` : ')';
  const fields = func.params.map(formatPart);
  const line = `${head}${fields.join(', ')}${end}`;
  return line.length <= WIDTH || fields.length < 2
    ? line
    : `${head}${fields.map((field) => `\n  ${field},`).join('')}\n${end}`;
}

/** A world: what it imports, exports and includes. */
export function formatWorld({name, includes, externs}: Member): string {
  const lines = [
    ...includes.map((include) => {
      const renamed = include.renamed.map(
        (used) => `${escapeName(used.name)} as ${escapeName(used.alias)}`,
      );
      const end = renamed.length === 0 ? ';' : ` with { ${renamed.join(', ')} }`;
      return [...formatAnnotations(include.annotations), `include ${formatPath(include)}${end}`];
    }),
    ...externs.map((extern) => {
      const name = extern.kind === 'named path' ? `${escapeName(extern.name)}: ` : '';
      const named = 'path' in extern ? `${name}${formatPath(extern.path)}` : formatFunc(extern);
      return [...formatAnnotations(extern.annotations), `${extern.direction} ${named};`];
    }),
  ];
  return block(`world ${escapeName(name)}`, lines.flat(), '');
}

/** A type with its arguments. */
export function formatType({name, isEscaped, args}: TypeRef): string {
  const own = isEscaped ? escapeName(name) : name;
  const within = args.map((arg) => (arg ? formatType(arg) : '_'));
  return within.length === 0 ? own : `${own}<${within.join(', ')}>`;
}

function formatPath({package: owner, name, version}: InterfacePath): string {
  const path = owner === undefined ? escapeName(name) : `${owner}/${escapeName(name)}`;
  return version === undefined ? path : `${path}@${version}`;
}

function block(head: string, lines: readonly string[], end: string): string {
  const indented = lines.map((line) => `  ${line.replace(/\n/g, '\n  ')}${end}\n`);
  return lines.length === 0 ? `${head} {}` : `${head} {\n${indented.join('')}}`;
}
