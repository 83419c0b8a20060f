import type {SurfaceLine} from './listSurface';

/** The output of `wasm-tools component wit --json`, without unused fields. */
export type WitJson = {
  packages: JsonPackage[];
  interfaces: JsonInterface[];
  worlds: (Documented & {imports: JsonExterns; exports: JsonExterns})[];
  types: JsonType[];
};

type Documented = {name: string; docs?: {contents: string}};
type JsonPackage = Documented & {
  interfaces: Record<string, number>;
  worlds: Record<string, number>;
};
type JsonInterface = Documented & {
  package: number;
  types: Record<string, number>;
  functions: Record<string, JsonFunction>;
};
type JsonExterns = Record<string, {interface?: {id: number; docs?: {contents: string}}}>;
type JsonRef = string | number;
type JsonFunction = Documented & {
  kind: unknown;
  params: {name: string; type: JsonRef}[];
  result?: JsonRef;
};
type JsonParts = (Documented & {type?: JsonRef | null})[];
type JsonType = {
  name: string | null;
  docs?: Documented['docs'];
  owner: {interface?: number} | null;
  kind:
    | 'resource'
    | {
        type?: JsonRef;
        record?: {fields: JsonParts};
        variant?: {cases: JsonParts};
        enum?: {cases: JsonParts};
        flags?: {flags: JsonParts};
        handle?: {own?: number; borrow?: number};
        tuple?: {types: JsonRef[]};
        result?: {ok: JsonRef | null; err: JsonRef | null};
        list?: JsonRef;
        option?: JsonRef;
      };
};

/** Lists the public surface of a package as `listSurface` does, but from wasm-tools' output. */
export function listJsonSurface(json: WitJson, name: string): SurfaceLine[] {
  const owner = json.packages.find((each) => each.name.replace(/@.*/, '') === name);
  const interfaces = Object.values(owner?.interfaces ?? {}).map((id) => at(json.interfaces, id));
  const worlds = Object.values(owner?.worlds ?? {}).map((id) => at(json.worlds, id));
  return [
    ...interfaces.flatMap((node) => [
      {line: `${node.name}: interface`, docs: node.docs?.contents},
      ...Object.entries(node.types).flatMap(([key, id]) => listType(json, node, key, id)),
      ...Object.values(node.functions).map((func) => listFunction(json, node, func)),
    ]),
    ...worlds.flatMap((node) => [
      {line: `${node.name}: world`, docs: node.docs?.contents},
      ...listExterns(json, `${node.name}: import`, node.imports),
      ...listExterns(json, `${node.name}: export`, node.exports),
    ]),
  ];
}

function listExterns(json: WitJson, head: string, externs: JsonExterns): SurfaceLine[] {
  return Object.values(externs).map(({interface: node}) => {
    const path = pathOf(json, node?.id ?? -1).replace(/^(.+?)(@.*)?\/(.+)$/, '$1/$3$2');
    return {line: `${head} ${path}`, docs: node?.docs?.contents};
  });
}

function pathOf({packages, interfaces}: WitJson, id: number): string {
  const {name, package: owner} = at(interfaces, id);
  return `${at(packages, owner).name}/${name}`;
}

function listType(json: WitJson, node: JsonInterface, name: string, id: number): SurfaceLine[] {
  const {kind, docs} = at(json.types, id);
  const path = `${node.name}.${name}`;
  const line = (signature: string) => ({line: `${path}: ${signature}`, docs: docs?.contents});
  if (kind === 'resource') {
    return [line('resource')];
  }
  const used = typeof kind.type === 'number' ? at(json.types, kind.type) : undefined;
  const from = used?.owner?.interface;
  if (from !== undefined && at(json.interfaces, from) !== node) {
    return [line(`use ${pathOf(json, from).replace(/@[^/]*/, '')}.${used?.name}`)];
  }
  for (const key of ['record', 'variant', 'enum', 'flags'] as const) {
    const [parts] = Object.values<JsonParts>(kind[key] ?? {});
    if (parts) {
      const texts = parts.map((part) => printPart(json, key, part));
      const own = line(`${key} { ${texts.join(', ')} }`);
      return [
        own,
        ...parts.map((part) => ({line: `${path}.${part.name}`, docs: part.docs?.contents})),
      ];
    }
  }
  return [line(`type ${printKind(json, kind)}`)];
}

function printPart(json: WitJson, key: string, {name, type}: JsonParts[number]): string {
  if (type === undefined || type === null) {
    return name;
  }
  return key === 'record' ? `${name}: ${print(json, type)}` : `${name}(${print(json, type)})`;
}

function listFunction(json: WitJson, node: JsonInterface, func: JsonFunction): SurfaceLine {
  const [, kind, owner = '', name = ''] =
    func.name.match(/^(?:\[(\w+)\])?([^.]+)(?:\.(.+))?$/) ?? [];
  const params = (kind === 'method' ? func.params.slice(1) : func.params).map(
    (param) => `${param.name}: ${print(json, param.type)}`,
  );
  const result = func.result === undefined ? '' : ` -> ${print(json, func.result)}`;
  const docs = func.docs?.contents;
  if (kind === 'constructor') {
    return {line: `${node.name}.${owner}: constructor(${params.join(', ')})`, docs};
  }
  const path = kind === undefined ? owner : `${owner}.${name}`;
  const head = kind === 'static' ? 'static func' : 'func';
  return {line: `${node.name}.${path}: ${head}(${params.join(', ')})${result}`, docs};
}

function print(json: WitJson, type: JsonRef): string {
  if (typeof type === 'string') {
    return type;
  }
  const {name, kind} = at(json.types, type);
  return name ?? printKind(json, kind);
}

function printKind(json: WitJson, kind: JsonType['kind']): string {
  if (typeof kind === 'string') {
    throw new Error(`a type of the kind ${kind} has no name`);
  }
  const {handle, tuple, result, list, option, type} = kind;
  if (handle) {
    // A resource by its name is owned.
    return handle.own === undefined
      ? `borrow<${print(json, handle.borrow ?? -1)}>`
      : print(json, handle.own);
  }
  if (tuple) {
    return `tuple<${tuple.types.map((each) => print(json, each)).join(', ')}>`;
  }
  if (result) {
    return printResult(json, result);
  }
  if (list !== undefined) {
    return `list<${print(json, list)}>`;
  }
  if (option !== undefined) {
    return `option<${print(json, option)}>`;
  }
  if (type !== undefined) {
    return print(json, type);
  }
  throw new Error(`${Object.keys(kind).join()} is not known here: print it`);
}

function printResult(json: WitJson, {ok, err}: {ok: JsonRef | null; err: JsonRef | null}): string {
  if (err === null) {
    return ok === null ? 'result' : `result<${print(json, ok)}>`;
  }
  return `result<${ok === null ? '_' : print(json, ok)}, ${print(json, err)}>`;
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) {
    throw new Error(`wasm-tools names number ${index}, which is not there`);
  }
  return item;
}
