import type {Code} from 'mdast';
import {toHref} from '../../lib/catalogue/createCatalogue';
import type {CodeLink} from '../../lib/catalogue/types';
import {signature} from '../../lib/markdown/nodes';
import {findEntry, toPackageName, toPath} from './findNames';
import {parseWit} from './parseWit';
import type {DocsContext} from './renderDocs';
import {listMentions, type Mention} from './resolveNames';
import {ANNOTATIONS, BUILT_IN_NAMES, BUILT_IN_TYPES, isBuiltIn} from './syntax';
import type {
  Annotations,
  Func,
  InterfacePath,
  Item,
  Member,
  Part,
  TypeRef,
  UsedName,
} from './syntax';

const WIDTH = 80;
/** Types are narrower, because their parts are listed again below them. */
const TYPE_WIDTH = 64;

/** The block of a signature, in which every name of a type or an interface is a link. */
export function renderSignature(text: string, context: DocsContext): Code {
  // Definitions are parsed as part of an interface; a world stands on its own.
  const resource = /^constructor\(|^[^\n(]*: static /.test(text) ? ' resource context {' : '';
  const before = text.startsWith('world ') ? '' : `interface context {${resource}`;
  const {items} = parseWit(`${before}${text}${before.replace(/[^{]/g, '').replace(/\{/g, '}')}`);
  const links = items.flatMap(listMentions).flatMap((mention): CodeLink[] => {
    const href = findHref(mention, context);
    const [start, end] = [mention.start - before.length, mention.end - before.length];
    return href === undefined ? [] : [{start, end, href}];
  });
  return signature('wit', text, links);
}

function findHref(mention: Mention, {reference, page, owner}: DocsContext): string | undefined {
  if (mention.kind === 'type' && isBuiltIn(mention.type)) {
    const groups = Object.keys(BUILT_IN_TYPES) as (keyof typeof BUILT_IN_TYPES)[];
    const group = groups.find((each) => BUILT_IN_TYPES[each].includes(mention.type.name));
    return group && reference.guide?.[group];
  }
  if (mention.kind === 'type') {
    const entry = reference.entries.get(reference.scopes.of(owner).get(mention.type.name) ?? '');
    return entry && toHref(entry, page);
  }
  const path = toPath(mention.path, {name: toPackageName(owner)});
  const entry = findEntry(
    reference,
    mention.kind === 'interface' ? path : `${path}.${mention.name}`,
  );
  return entry && toHref(entry, page);
}

/** The definition of a type or function with all its parts, formatted as WIT. */
export function formatItem(item: Item): string {
  if ('params' in item) return `${formatFunc(item)};`;
  if (item.kind === 'type') return `type ${escapeName(item.name)} = ${formatType(item.type)};`;
  const head = `${item.kind} ${escapeName(item.name)}`;
  const parts = item.parts.map(formatPart);
  if (item.kind === 'resource') return parts.length === 0 ? `${head};` : block(head, parts, ';');
  const line = `${head} { ${parts.join(', ')} }`;
  if (parts.length > 0 && line.length <= TYPE_WIDTH) return line;
  // Names fill their lines; parts with a type get a line each.
  const hasTypes = item.parts.some((part) => 'type' in part && part.type !== undefined);
  return block(head, hasTypes ? parts : fillLines(parts), ',');
}

/** Names with commas between them, on as few lines as possible. */
function fillLines(names: readonly string[]): string[] {
  const line = new RegExp(`(.{1,${TYPE_WIDTH - 3}}|[^,]+)(?:, |$)`, 'g');
  return [...names.join(', ').matchAll(line)].map(([, filled = '']) => filled);
}

/** A field, a case, or a member of a resource. */
export function formatPart(part: Part): string {
  if ('params' in part) return formatFunc(part);
  const name = escapeName(part.name);
  if (part.kind === 'field') return `${name}: ${formatType(part.type)}`;
  return part.type ? `${name}(${formatType(part.type)})` : name;
}

/** A function without the semicolon; if it is too long for a line, each parameter has its own. */
export function formatFunc({kind, name, isAsync, params, result}: Func): string {
  const words = `${kind === 'static' ? 'static ' : ''}${isAsync ? 'async ' : ''}func`;
  const head = kind === 'constructor' ? 'constructor(' : `${escapeName(name)}: ${words}(`;
  const end = result ? `) -> ${formatType(result)}` : ')';
  const fields = params.map(formatPart);
  const line = `${head}${fields.join(', ')}${end}`;
  return line.length <= WIDTH || fields.length < 2
    ? line
    : `${head}${fields.map((field) => `\n  ${field},`).join('')}\n${end}`;
}

/** A world: the types that it uses and defines, its includes, imports and exports. */
export function formatWorld({name, uses, items, includes, externs}: Member): string {
  const lines = [
    ...uses.map(
      ({path, names}) => `use ${formatPath(path)}.{${names.map(formatUsed).join(', ')}};`,
    ),
    ...items.flatMap((item) => [
      ...formatAnnotations(item.annotations),
      formatItem(item).trimEnd(),
    ]),
    ...includes.map((include) => {
      const renamed = include.renamed.map(formatUsed);
      const end = renamed.length === 0 ? ';' : ` with { ${renamed.join(', ')} }`;
      return [...formatAnnotations(include.annotations), `include ${formatPath(include)}${end}`];
    }),
    ...externs.map((extern) => {
      const label = extern.kind === 'named path' ? `${escapeName(extern.name)}: ` : '';
      const named = 'path' in extern ? `${label}${formatPath(extern.path)}` : formatFunc(extern);
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

/** Annotations, each as WIT. */
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
  const path = owner === undefined ? escapeName(name) : `${owner}/${escapeName(name)}`;
  return version === undefined ? path : `${path}@${version}`;
}

function block(head: string, lines: readonly string[], end: string): string {
  const indented = lines.map((line) => `  ${line.replace(/\n/g, '\n  ')}${end}\n`);
  return lines.length === 0 ? `${head} {}` : `${head} {\n${indented.join('')}}`;
}

const KEYWORDS: ReadonlySet<string> = new Set([
  ...['use', 'type', 'func', 'resource', 'record', 'flags', 'variant', 'enum', 'static', 'async'],
  ...['interface', 'world', 'import', 'export', 'package', 'include', 'with', 'as', 'from'],
  ...BUILT_IN_NAMES,
  'constructor',
]);

/** A name as its definition writes it: `%type`, but `message`. */
function escapeName(name: string): string {
  return KEYWORDS.has(name) ? `%${name}` : name;
}
