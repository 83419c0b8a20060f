/** The doc id of each route: `/a/b` is `a/b`, or `a/b/index` where other routes lie below it. */
export function nameDocs(routes: readonly string[]): string[] {
  return routes.map((route) => {
    const folder = route.endsWith('/') ? route : `${route}/`;
    const hasPagesBelow = routes.some((other) => other !== route && other.startsWith(folder));
    return (hasPagesBelow ? `${folder}index` : route).slice(1);
  });
}
