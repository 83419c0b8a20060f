import type {Finding} from '../shared/findings';
import {listSidebarDocs} from '../shared/pages/listSidebarDocs';

type PageSet = {
  /** The routes that `routes.ts` lists. */
  routes: readonly string[];
  /** The files in `docs/`, from the repository's root. */
  files: readonly string[];
  /** What `sidebars.ts` exports. */
  sidebars: unknown;
};

/** Finds every difference between `routes.ts`, the files in `docs/` and `sidebars.ts`. */
export function checkPageSet({routes, files, sidebars}: PageSet): Finding[] {
  const wanted = listDocs(routes);
  const wantedFiles = wanted.map((doc) => `docs/${doc}.mdx`);
  const listed = listSidebarDocs(sidebars);
  const find = (file: string, message: string) => {
    return {file, line: 1, column: 1, kind: 'page-set', message};
  };
  const missing = wantedFiles
    .filter((file) => !files.includes(file))
    .map((file) =>
      find(file, 'this page is in routes.ts, but not in docs/. Write it, or remove its route.'),
    );
  const unknown = files
    .filter((file) => !wantedFiles.includes(file))
    .map((file) =>
      find(file, 'routes.ts has no such page. Add it to routes.ts and sidebars.ts, or remove it.'),
    );
  const miscounted = wanted.flatMap((doc) => {
    const {length} = listed.filter((other) => other === doc);
    const message = `${doc} is listed ${length} times. List each page of routes.ts once.`;
    return length === 1 ? [] : [find('sidebars.ts', message)];
  });
  const unrouted = listed
    .filter((doc) => !wanted.includes(doc))
    .map((doc) =>
      find('sidebars.ts', `routes.ts has no page ${doc}. Add its route there, or remove it here.`),
    );
  return [...missing, ...unknown, ...miscounted, ...unrouted];
}

/** Returns the doc id of each route: `/a/b` is `a/b`, or `a/b/index` where other routes are below. */
export function listDocs(routes: readonly string[]): string[] {
  return routes.map((route) => {
    const folder = route.endsWith('/') ? route : `${route}/`;
    const hasPagesBelow = routes.some((other) => other !== route && other.startsWith(folder));
    return (hasPagesBelow ? `${folder}index` : route).slice(1);
  });
}
