import {escapeName} from '../parser/builtIns';
import type {
  Extern,
  Field,
  Func,
  Include,
  InterfacePath,
  TypeDef,
  TypeRef,
  World,
} from '../parser/types';

/**
 * A name in a signature, by its characters. The name of a type is as it is written there, `%list`
 * where it is not that of WIT itself; that of an interface is its whole path.
 */
type SignatureName = {start: number; end: number; name: string};

/** A definition as WIT in the one format of the reference, and the names of types in it. */
export type Signature = {text: string; names: SignatureName[]};

const WIDTH = 80;

/** The definition of a type or function; of a resource, with its members. */
export function formatItem(item: TypeDef | Func): Signature {
  switch (item.kind) {
    case 'record':
      return block(`record ${escapeName(item.name)}`, item.fields.map(formatField), ',');
    case 'variant':
    case 'enum':
    case 'flags':
      return block(
        `${item.kind} ${escapeName(item.name)}`,
        item.cases.map(({name, type}) =>
          type
            ? join(plain(`${escapeName(name)}(`), formatType(type), plain(')'))
            : plain(escapeName(name)),
        ),
        ',',
      );
    case 'type':
      return join(plain(`type ${escapeName(item.name)} = `), formatType(item.type), plain(';'));
    case 'resource':
      return block(
        `resource ${escapeName(item.name)}`,
        item.members.map((member) => formatFunc(member)),
        ';',
      );
    default:
      return join(formatFunc(item), plain(';'));
  }
}

/** A function without the semicolon; one longer than `width` has a line for each parameter. */
export function formatFunc(func: Func, width = WIDTH): Signature {
  const {params, result} = func;
  const head = formatHead(func);
  const end = result ? join(plain(') -> '), formatType(result)) : plain(')');
  const fields = params.map(formatField);
  const line = join(plain(head), ...separate(fields, ', '), end);
  if (line.text.length <= width || params.length < 2) {
    return line;
  }
  const lines = fields.flatMap((field) => [plain('\n  '), field, plain(',')]);
  return join(plain(head), ...lines, plain('\n'), end);
}

function formatHead({kind, name, isAsync}: Func): string {
  const func = isAsync ? 'async func(' : 'func(';
  switch (kind) {
    case 'constructor':
      return 'constructor(';
    case 'static':
      return `${escapeName(name)}: static ${func}`;
    default:
      return `${escapeName(name)}: ${func}`;
  }
}

/**
 * A world: what it imports, exports and includes. `owner` is its package: with that, the names of
 * interfaces are whole paths where the signature leaves the package out.
 */
export function formatWorld({name, includes, externs}: World, owner: string): Signature {
  const lines = [
    ...includes.map((include) => formatInclude(include, owner)),
    ...externs.map((extern) => formatExtern(extern, owner)),
  ];
  return block(`world ${escapeName(name)}`, lines, '');
}

/** A type with its arguments. */
export function formatType(type: TypeRef): Signature {
  const text = type.isEscaped ? escapeName(type.name) : type.name;
  const own = {text, names: [{start: 0, end: text.length, name: text}]};
  if (type.args.length === 0) {
    return own;
  }
  const args = type.args.map((arg) => (arg ? formatType(arg) : plain('_')));
  return join(own, plain('<'), ...separate(args, ', '), plain('>'));
}

function formatInclude(include: Include, owner: string): Signature {
  const path = join(plain('include '), formatPath(include, owner));
  const renamed = include.renamed.map(
    ({name, alias}) => `${escapeName(name)} as ${escapeName(alias)}`,
  );
  return join(path, plain(renamed.length === 0 ? ';' : ` with { ${renamed.join(', ')} }`));
}

function formatExtern(extern: Extern, owner: string): Signature {
  const {direction} = extern;
  const named = extern.kind === 'path' ? formatPath(extern.path, owner) : formatFunc(extern.func);
  return join(plain(`${direction} `), named, plain(';'));
}

function formatPath({package: named, name, version}: InterfacePath, owner: string): Signature {
  const path = named === undefined ? escapeName(name) : `${named}/${escapeName(name)}`;
  const end = version === undefined ? '' : `@${version}`;
  const text = `${path}${end}`;
  return {text, names: [{start: 0, end: text.length, name: `${named ?? owner}/${name}${end}`}]};
}

function formatField({name, type}: Field): Signature {
  return join(plain(`${escapeName(name)}: `), formatType(type));
}

function block(head: string, lines: readonly Signature[], end: string): Signature {
  if (lines.length === 0) {
    return plain(head.startsWith('resource ') ? `${head};` : `${head} {}`);
  }
  const indented = lines.flatMap((line) => [plain('  '), indent(line), plain(`${end}\n`)]);
  return join(plain(`${head} {\n`), ...indented, plain('}'));
}

/** Moves the lines behind the first two characters to the right, and the names with them. */
function indent({text, names}: Signature): Signature {
  const shift = (offset: number): number =>
    offset + 2 * (text.slice(0, offset).split('\n').length - 1);
  return {
    text: text.replace(/\n/g, '\n  '),
    names: names.map(({start, end, name}) => ({start: shift(start), end: shift(end), name})),
  };
}

function plain(text: string): Signature {
  return {text, names: []};
}

function separate(parts: readonly Signature[], mark: string): Signature[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [plain(mark), part]));
}

/** One signature behind the other. */
function join(...parts: readonly Signature[]): Signature {
  let text = '';
  const names: SignatureName[] = [];
  for (const part of parts) {
    const offset = text.length;
    names.push(
      ...part.names.map(({start, end, name}) => ({start: start + offset, end: end + offset, name})),
    );
    text += part.text;
  }
  return {text, names};
}
