/** The names of the chunks of a route's modules, as `routesChunkNames.json` has them. */
export type ChunkNames = {readonly [module: string]: string | ChunkNames};

/** What the framework writes about the scripts of a build: the part that is read here. */
export type ChunkFiles = {
  /** Of each route, by its path with a dash and a hash behind it. */
  routes: Readonly<Record<string, ChunkNames>>;
  /** `client-manifest.json`: the chunks that a name stands for, and their scripts by address. */
  manifest: {
    origins: Readonly<Record<string, readonly string[]>>;
    assets: Readonly<Record<string, {readonly js?: readonly {readonly publicPath: string}[]}>>;
  };
};

/**
 * The addresses of the scripts, besides the main ones, without which a page does not wake: those of its own
 * routes, and of the routes around it, which are no pages. None for a file that is no route's page.
 * @param file the page's file below the folder of the build
 */
export function listPageScripts(
  file: string,
  {routes, manifest, baseUrl}: ChunkFiles & {baseUrl: string},
): string[] {
  // With no slash at the end of either, whatever the site's addresses have there.
  const path = (baseUrl + file).replace(/\/index\.html$|\.html$/, '');
  const known = Object.entries(routes).map(([key, chunks]) => ({
    route: key.replace(/\/?-[^-]+$/, ''),
    chunks,
  }));
  const own = known.filter(({route}) => route === path);
  const around = known.filter(
    ({route, chunks}) => path.startsWith(`${route}/`) && !('content' in chunks),
  );
  const names = own.length > 0 ? [...around, ...own].flatMap(({chunks}) => listNames(chunks)) : [];
  const ids = new Set(names.flatMap((name) => manifest.origins[name] ?? []));
  return [...ids].flatMap((id) =>
    (manifest.assets[id]?.js ?? []).map(({publicPath}) => publicPath),
  );
}

function listNames(chunks: ChunkNames): string[] {
  return Object.values(chunks).flatMap((chunk) =>
    typeof chunk === 'string' ? [chunk] : listNames(chunk),
  );
}
