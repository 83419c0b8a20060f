import {addTo} from '../shared/addTo';

/** The names of the chunks of a route's modules, as `routesChunkNames.json` has them. */
export type ChunkNames = {readonly [module: string]: string | ChunkNames};

/** What the framework writes about the scripts of a build: the part that is read here. */
export type ChunkFiles = {
  /** Of each route, by its path with a dash and a hash after it. */
  routes: Readonly<Record<string, ChunkNames>>;
  /** `client-manifest.json`: the chunks that a name stands for, and their scripts by address. */
  manifest: {
    origins: Readonly<Record<string, readonly string[]>>;
    assets: Readonly<Record<string, {readonly js?: readonly {readonly publicPath: string}[]}>>;
  };
};

/**
 * The addresses of the scripts, besides the main ones, without which each page does not wake: those of its
 * own routes, and of the routes around it, which are no pages. None for a file that is no route's page.
 * @param pages the pages' files below the folder of the build
 */
export function listPageScripts(
  pages: Iterable<string>,
  {routes, manifest, baseUrl}: ChunkFiles & {baseUrl: string},
): Map<string, string[]> {
  // With no slash at the end, whatever the site's addresses have there.
  const own = new Map<string, ChunkNames[]>();
  for (const [key, chunks] of Object.entries(routes)) {
    addTo(own, key.replace(/\/?-[^-]+$/, ''), chunks);
  }
  const list = (file: string) => {
    const path = (baseUrl + file).replace(/\/index\.html$|\.html$/, '');
    const chunks = own.get(path);
    if (!chunks) return [];
    const around = listParents(path).flatMap((parent) => own.get(parent) ?? []);
    const names = [...around.filter((each) => !('content' in each)), ...chunks].flatMap(listNames);
    const ids = new Set(names.flatMap((name) => manifest.origins[name] ?? []));
    return [...ids].flatMap((id) =>
      (manifest.assets[id]?.js ?? []).map(({publicPath}) => publicPath),
    );
  };
  return new Map([...pages].map((file) => [file, list(file)]));
}

/** The paths above a path, the uppermost one, which is empty, first. */
function listParents(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function listNames(chunks: ChunkNames): string[] {
  return Object.values(chunks).flatMap((chunk) =>
    typeof chunk === 'string' ? [chunk] : listNames(chunk),
  );
}
