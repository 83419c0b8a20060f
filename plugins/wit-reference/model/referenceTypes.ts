import type {Scopes} from './createScopes';
import type {Docs} from './readDocs';
import type {Case, Field, Func, Interface, Package, TypeDef, World} from '../parser/types';

/** Something that the reference describes: its definition in WIT and where its entry stands. */
export type Entry = {
  /** `hayride:ai`, `hayride:ai/agents`, `hayride:ai/agents.agent.push`. */
  path: string;
  /** What it is called within its interface: `agent.push`. */
  title: string;
  /** The anchor of the entry, unique on all pages. */
  id: string;
  /** The route of the page that shows the entry. */
  page: string;
  /** The interface or world that holds it; of a package, the package itself. */
  owner: string;
  docs: Docs;
} & EntryNode;

/** What kind of thing an entry is of, with its definition. */
export type EntryNode =
  | {kind: 'package'; node: Package}
  | {kind: 'interface'; node: Interface}
  | {kind: 'world'; node: World}
  | {kind: TypeDef['kind']; node: TypeDef}
  | {kind: Func['kind']; node: Func}
  | {kind: 'field'; node: Field}
  | {kind: 'case'; node: Case};

/** An item in Go that stands for an item of WIT; `place` is where the data says so. */
export type GoItem = {label: string; href: string; place: string};

/** All that the pages know of the packages. */
export type Reference = {
  packages: readonly Package[];
  scopes: Scopes;
  entries: ReadonlyMap<string, Entry>;
  /** The paths of what names an entry in its signature, by the entry's path. */
  usedBy: ReadonlyMap<string, readonly string[]>;
  /** Names that mean one entry wherever they stand, such as `agent.push`; without an interface. */
  names: ReadonlyMap<string, string>;
  go: ReadonlyMap<string, readonly GoItem[]>;
};
