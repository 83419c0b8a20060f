import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {LineCounter, isMap, isScalar, parseDocument, type Pair} from 'yaml';
import type {Case, Extern, Func, Interface, Package, TypeDef, World} from '../parser/types';

/** The file with our words about the packages in `wit/deps`, from the repository's root. */
export const WORDS_FILE = 'wit/words.yaml';

/** The doc comment of an item, and where it is written: `file:line:column`. */
export type Word = {text: string; place: string};

/** Doc comments by the name of their item: `wasi:http/types.method.get`. */
export type Words = ReadonlyMap<string, Word>;

/** Reads `WORDS_FILE` of a repository; none where there is no such file. */
export function readWords(root: string): Words {
  const file = path.join(root, WORDS_FILE);
  return existsSync(file) ? parseWords(readFileSync(file, 'utf8')) : new Map();
}

/** Parses a map from names to `{doc: …}`. Throws `file:line:column: …` where it has another shape. */
export function parseWords(text: string): Words {
  const lines = new LineCounter();
  const {contents, errors} = parseDocument(text, {lineCounter: lines, prettyErrors: false});
  const toPlace = (offset: number) => {
    const {line, col} = lines.linePos(offset);
    return `${WORDS_FILE}:${line}:${col}`;
  };
  const [error] = errors;
  if (error) {
    throw new Error(`${toPlace(error.pos[0])}: ${error.message}. Correct it.`);
  }
  const pairs = isMap(contents) ? contents.items : [];
  return new Map(pairs.map((pair) => parseWord(pair, toPlace)));
}

function parseWord({key, value}: Pair, toPlace: (offset: number) => string): [string, Word] {
  const name = isScalar(key) ? String(key.value) : '';
  const place = toPlace((isScalar(key) && key.range?.[0]) || 0);
  const doc = isMap(value) && value.items.length === 1 ? value.get('doc') : undefined;
  if (typeof doc !== 'string') {
    throw new Error(
      `${place}: ${name} has no doc comment. Write “doc: …” below the name, and no more.`,
    );
  }
  return [name, {text: doc.trimEnd(), place}];
}

/**
 * Gives the items of packages in `wit/deps` the words about them as their doc comments, in place of
 * those in their files. Throws where words name nothing there.
 */
export function applyWords(packages: readonly Package[], words: Words): Package[] {
  const unused = new Map(words);
  const document: Document = (item, name) => {
    const word = words.get(name);
    unused.delete(name);
    return word ? {...item, docs: word.text} : item;
  };
  const documented = packages.map((owner) =>
    owner.isLocal ? owner : documentPackage(owner, document),
  );
  for (const [name, {place}] of unused) {
    throw new Error(`${place}: there is no ${name} in wit/deps. Correct or remove it.`);
  }
  return documented;
}

function documentPackage(owner: Package, document: Document): Package {
  const members = owner.members.map(({source, node}) => ({
    source,
    node: documentMember(node, `${owner.name}/${node.name}`, document),
  }));
  return {...document(owner, owner.name), members};
}

type Document = <Item extends {docs: string | undefined}>(item: Item, name: string) => Item;

function documentMember(
  node: Interface | World,
  name: string,
  document: Document,
): Interface | World {
  const own = document(node, name);
  return own.kind === 'interface'
    ? {...own, items: own.items.map((item) => documentItem(item, name, document))}
    : {
        ...own,
        types: own.types.map((item) => documentItem(item, name, document)),
        externs: own.externs.map((extern) => document(extern, `${name}.${nameExtern(extern)}`)),
      };
}

function documentItem<Item extends TypeDef | Func>(
  item: Item,
  parent: string,
  document: Document,
): Item {
  const name = `${parent}.${item.name}`;
  const own = document(item, name);
  const documentPart = <Part extends Func | Case>(part: Part): Part =>
    document(part, `${name}.${part.name}`);
  if ('fields' in own) {
    return {...own, fields: own.fields.map(documentPart)};
  }
  if ('cases' in own) {
    return {...own, cases: own.cases.map(documentPart)};
  }
  return 'members' in own ? {...own, members: own.members.map(documentPart)} : own;
}

/** Interfaces of other packages keep their package: `wasi:nn/ml.wasi:io/poll`. */
function nameExtern(extern: Extern): string {
  if (extern.kind === 'function') {
    return extern.func.name;
  }
  const {package: owner, name} = extern.path;
  return owner === undefined ? name : `${owner}/${name}`;
}
