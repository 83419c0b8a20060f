import {ANNOTATIONS, KEYWORDS} from './syntax';
import type {
  Annotations,
  Extern,
  Func,
  InterfacePath,
  Item,
  Member,
  Package,
  Part,
  TypeRef,
  UsedName,
} from './syntax';

const WIDTH = 80;
/** Width of a type: narrow, because a reference lists its parts again below it. */
const TYPE_WIDTH = 64;

/**
 * Formats the definition of a type or function with all its parts as WIT; members of a resource get their annotations
 * on request.
 */
export function formatItem(item: Item, hasAnnotations = false): string {
  if ('params' in item) return `${formatFunc(item)};`;
  if (item.kind === 'type') return `type ${escapeName(item.name)} = ${formatType(item.type)};`;
  const head = `${item.kind} ${escapeName(item.name)}`;
  const parts = item.parts.map((part) =>
    [...(hasAnnotations ? formatAnnotations(part.annotations) : []), formatPart(part)].join('\n'),
  );
  if (item.kind === 'resource') return parts.length === 0 ? `${head};` : block(head, parts, ';');
  const line = `${head} { ${parts.join(', ')} }`;
  if (parts.length > 0 && line.length <= TYPE_WIDTH) return line;
  // Names fill their lines; parts with a type get a line each.
  const hasTypes = item.parts.some((part) => 'type' in part && part.type !== undefined);
  return block(head, hasTypes ? parts : fillLines(parts), ',');
}

/** Joins names with commas, on as few lines as possible. */
function fillLines(names: readonly string[]): string[] {
  const line = new RegExp(`(.{1,${TYPE_WIDTH - 3}}|[^,]+)(?:, |$)`, 'g');
  return [...names.join(', ').matchAll(line)].map(([, filled = '']) => filled);
}

/** Formats a field, a case, or a member of a resource. */
export function formatPart(part: Part): string {
  if ('params' in part) return formatFunc(part);
  const name = escapeName(part.name);
  if (part.kind === 'field') return `${name}: ${formatType(part.type)}`;
  return part.type ? `${name}(${formatType(part.type)})` : name;
}

/** Formats a function without the semicolon; one longer than `width` gets a line for each parameter. */
export function formatFunc(
  {kind, name, isAsync, params, result}: Func,
  width: number = WIDTH,
): string {
  const words = `${kind === 'static' ? 'static ' : ''}${isAsync ? 'async ' : ''}func`;
  const head = kind === 'constructor' ? 'constructor(' : `${escapeName(name)}: ${words}(`;
  const end = result ? `) -> ${formatType(result)}` : ')';
  const fields = params.map(formatPart);
  const line = `${head}${fields.join(', ')}${end}`;
  return line.length <= width || fields.length < 2
    ? line
    : `${head}${fields.map((field) => `\n  ${field},`).join('')}\n${end}`;
}

/** Formats an interface or world: the types that it uses and defines, its functions, includes, imports and exports. */
export function formatMember(member: Member): string {
  return formatBody(`${member.kind} ${escapeName(member.name)}`, member);
}

function formatBody(head: string, {uses, items, includes, externs}: Member): string {
  const lines = [
    ...uses.map(({path, names, annotations}) => {
      const line = `use ${formatPath(path)}.{${names.map(formatUsed).join(', ')}};`;
      return [...formatAnnotations(annotations), line];
    }),
    ...items.map((item) => [...formatAnnotations(item.annotations), formatItem(item, true)]),
    ...includes.map((include) => {
      const renamed = include.renamed.map(formatUsed);
      const end = renamed.length === 0 ? ';' : ` with { ${renamed.join(', ')} }`;
      return [...formatAnnotations(include.annotations), `include ${formatPath(include)}${end}`];
    }),
    ...externs.map((extern) => [...formatAnnotations(extern.annotations), formatExtern(extern)]),
  ];
  return block(head, lines.flat(), '');
}

function formatExtern(extern: Extern): string {
  const {direction, kind, name} = extern;
  if ('items' in extern) return formatBody(`${direction} ${escapeName(name)}: interface`, extern);
  const label = kind === 'named path' ? `${escapeName(name)}: ` : '';
  const named = 'path' in extern ? `${label}${formatPath(extern.path)}` : formatFunc(extern);
  return `${direction} ${named};`;
}

/**
 * Formats packages as one file: the first with its package line, the others in braces. Leaves out doc comments, and
 * resolves each `use` outside interfaces and worlds.
 */
export function formatPackages(packages: readonly Package[]): string {
  const blocks = packages.flatMap(({name, version, members}, index) => {
    const line = `package ${escapePath(name.replace(/@.*/, ''))}${version ? `@${version}` : ''}`;
    const formatted = members.map((member) =>
      [...formatAnnotations(member.annotations), formatMember(member)].join('\n'),
    );
    return index === 0 ? [`${line};`, ...formatted] : [block(line, formatted, '')];
  });
  return `${blocks.join('\n\n')}\n`;
}

/** Formats a type with its arguments. */
export function formatType({name, isEscaped, args}: TypeRef): string {
  const own = isEscaped ? escapeName(name) : name;
  const within = args.map((arg) => (arg ? formatType(arg) : '_'));
  const isBare = within.length === 0 && (isEscaped || name !== 'tuple');
  return isBare ? own : `${own}<${within.join(', ')}>`;
}

/** Formats annotations as a list of lines. */
export function formatAnnotations(annotations: Annotations = {}): string[] {
  return Object.entries(annotations).map(([name, value]) => {
    const field = ANNOTATIONS[name as keyof Annotations];
    return `@${name}(${field === 'string' ? value : `${field} = ${value}`})`;
  });
}

function formatUsed({name, alias}: UsedName): string {
  return name === alias ? escapeName(name) : `${escapeName(name)} as ${escapeName(alias)}`;
}

function formatPath({package: owner, name, version}: InterfacePath): string {
  const path = owner === undefined ? escapeName(name) : `${escapePath(owner)}/${escapeName(name)}`;
  return version === undefined ? path : `${path}@${version}`;
}

function block(head: string, lines: readonly string[], end: string): string {
  const indented = lines.map((line) => `  ${line.replace(/\n/g, '\n  ')}${end}\n`);
  return lines.length === 0 ? `${head} {}` : `${head} {\n${indented.join('')}}`;
}

/** Escapes a name where it is defined: `%type`, but `message`. */
function escapeName(name: string): string {
  return KEYWORDS.has(name) ? `%${name}` : name;
}

/** Escapes the name of a package in a path: `wasi:%type`. */
function escapePath(owner: string): string {
  return owner.split(':').map(escapeName).join(':');
}
