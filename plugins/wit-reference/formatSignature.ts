import type {Extern, Field, Func, InterfacePath, TypeDef, TypeRef, World} from './types';

/** A name in a signature, by the characters of the text that it takes. */
export type SignatureName = {start: number; end: number; name: string};

/** A definition as WIT in the one format of the reference, and the names of types in it. */
export type Signature = {text: string; names: SignatureName[]};

const WIDTH = 80;

/** The definition of a type or function; the members of a resource stand in it. */
export function formatItem(item: TypeDef | Func): Signature {
  switch (item.kind) {
    case 'record':
      return block(`record ${item.name}`, item.fields.map(formatField), ',');
    case 'variant':
    case 'enum':
    case 'flags':
      return block(
        `${item.kind} ${item.name}`,
        item.cases.map(({name, type}) =>
          type ? join(plain(`${name}(`), formatType(type), plain(')')) : plain(name),
        ),
        ',',
      );
    case 'type':
      return join(plain(`type ${item.name} = `), formatType(item.type), plain(';'));
    case 'resource':
      return block(`resource ${item.name}`, item.members.map(formatFunc), ';');
    default:
      return join(formatFunc(item), plain(';'));
  }
}

/** A function or method without the semicolon; a long one has a line for each parameter. */
export function formatFunc(func: Func): Signature {
  const {kind, name, isAsync, params, result} = func;
  const head = {
    constructor: 'constructor(',
    static: `${name}: static ${isAsync ? 'async ' : ''}func(`,
    method: `${name}: ${isAsync ? 'async ' : ''}func(`,
    function: `${name}: ${isAsync ? 'async ' : ''}func(`,
  }[kind];
  const end = result ? join(plain(') -> '), formatType(result)) : plain(')');
  const fields = params.map(formatField);
  const line = join(plain(head), ...separate(fields, ', '), end);
  if (line.text.length <= WIDTH || params.length < 2) {
    return line;
  }
  const lines = fields.flatMap((field) => [plain('\n  '), field, plain(',')]);
  return join(plain(head), ...lines, plain('\n'), end);
}

/** A world: what it imports, exports and includes, with the names of interfaces. */
export function formatWorld({name, includes, externs}: World): Signature {
  const lines = [
    ...includes.map((path) => join(plain('include '), formatPath(path))),
    ...externs.map(formatExtern),
  ];
  return block(`world ${name}`, lines, ';');
}

/** A type with its arguments. */
export function formatType(type: TypeRef): Signature {
  const own = {text: type.name, names: [{start: 0, end: type.name.length, name: type.name}]};
  if (type.args.length === 0) {
    return own;
  }
  const args = type.args.map((arg) => (arg ? formatType(arg) : plain('_')));
  return join(own, plain('<'), ...separate(args, ', '), plain('>'));
}

function formatExtern(extern: Extern): Signature {
  const {direction} = extern;
  switch (extern.kind) {
    case 'path':
      return join(plain(`${direction} `), formatPath(extern.path));
    case 'function':
      return join(plain(`${direction} `), formatFunc(extern.func));
    case 'interface':
      return plain(`${direction} ${extern.interface.name}: interface { … }`);
  }
}

function formatPath({package: owner, name, version}: InterfacePath): Signature {
  const path = owner === undefined ? name : `${owner}/${name}`;
  const text = version === undefined ? path : `${path}@${version}`;
  return {text, names: [{start: 0, end: text.length, name: text}]};
}

function formatField({name, type}: Field): Signature {
  return join(plain(`${name}: `), formatType(type));
}

function block(head: string, lines: readonly Signature[], end: string): Signature {
  if (lines.length === 0) {
    return plain(`${head};`);
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
export function join(...parts: readonly Signature[]): Signature {
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
