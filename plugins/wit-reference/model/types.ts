import type {ReferenceSymbol} from '../../shared/catalogue/types';
import type {Package, WitNode} from '../parser/types';
import type {Scopes} from './createScopes';
import type {Docs} from './readDocs';

/** The packages that each page shows, by the page's route: `hayride:ai`, `wasi:http`. */
export type Pages = Readonly<Record<string, readonly string[]>>;

/** The symbol of something in WIT, `hayride:ai/agents.agent.push`, with its definition. */
export type Entry = ReferenceSymbol<'wit'> & {
  /** Its name within its interface: `agent.push`. */
  title: string;
  /** The interface or world that holds it; of a package, the package itself. */
  owner: string;
  docs: Docs;
  node: WitNode;
};

/** Everything that the pages show of the packages. */
export type Reference = {
  packages: readonly Package[];
  scopes: Scopes;
  entries: ReadonlyMap<string, Entry>;
  /** The names of the entries that name an entry in their signatures, by that entry's name. */
  usedBy: ReadonlyMap<string, readonly string[]>;
  /** Names that mean one entry wherever they are written, such as `agent.push`. */
  names: ReadonlyMap<string, string>;
};
