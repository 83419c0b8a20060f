import {listExamples} from '../../plugins/content/example-archives/index';
import {toLocation, type SourceLocation} from '../../plugins/lib/location';
import {listShownPaths} from '../../plugins/lib/watchInputs.mjs';
import type {Finding} from '../lib/findings';
import {listSidebarDocs} from '../lib/pages/listSidebarDocs';
import type {Pages} from '../lib/pages/types';

type PageSet = {
  /** The routes that `routes.ts` lists. */
  routes: readonly string[];
  /** The files in `docs/`, from the repository's root. */
  files: readonly string[];
  /** What `sidebars.ts` exports. */
  sidebars: unknown;
  lists: Lists;
};

/** Finds every difference between `routes.ts`, the files in `docs/` and `sidebars.ts`. */
export function checkPageSet({routes, files: all, sidebars, lists}: PageSet): Finding[] {
  // What Docusaurus makes pages of.
  const files = all.filter((file) => /\.mdx?$/.test(file));
  const wanted = listDocs(routes);
  const listed = listSidebarDocs(sidebars);
  const isElsewhere = (doc: string, docs: readonly string[]) => docs.includes(toOtherDoc(doc));
  const fileDocs = files.map((file) => file.replace(/^docs\/|\.mdx$/g, ''));
  const inRoutes = wanted.flatMap((doc, index) => {
    const isMissing = !fileDocs.includes(doc) && !isElsewhere(doc, fileDocs);
    const isUnlisted = !listed.includes(doc) && !isElsewhere(doc, listed);
    return [
      ...(isMissing ? [`there is no docs/${doc}.mdx. Write it, or remove its route.`] : []),
      ...(isUnlisted ? [`${doc} is not in sidebars.ts. List it where readers look for it.`] : []),
    ].map((message) => ({...locate(lists, 'routes.ts', routes[index] ?? ''), message}));
  });
  const inDocs = fileDocs.flatMap((doc, index) => {
    const location = {file: files[index] ?? '', line: 1, column: 1};
    return wanted.includes(doc) ? [] : [{...location, message: explainFile(doc, wanted)}];
  });
  const inSidebars = listed.flatMap((doc, index) => {
    const message = wanted.includes(doc)
      ? `${doc} is listed before. List each page once.`
      : isElsewhere(doc, wanted)
        ? `the id of this page is ${toOtherDoc(doc)}. Write that.`
        : `routes.ts has no page ${doc}. Add its route there, or remove it here.`;
    const isRight = wanted.includes(doc) && listed.indexOf(doc) === index;
    return isRight ? [] : [{...locate(lists, 'sidebars.ts', doc), message}];
  });
  return [...inRoutes, ...inDocs, ...inSidebars].map((found) => ({...found, kind: 'page-set'}));
}

function explainFile(doc: string, wanted: readonly string[]): string {
  const other = toOtherDoc(doc);
  if (!wanted.includes(other)) {
    return 'routes.ts has no such page. Add it to routes.ts and sidebars.ts, or remove it.';
  }
  return doc.endsWith('/index')
    ? `routes.ts has no page below this one. Add one there, or move this one to docs/${other}.mdx.`
    : `routes.ts has pages below this one. Move it to docs/${other}.mdx.`;
}

/** Returns the other id that a page can have: `a` is `a/index` where pages are below it. */
function toOtherDoc(doc: string): string {
  return doc.endsWith('/index') ? doc.slice(0, -'/index'.length) : `${doc}/index`;
}

/** Returns the doc id of each route: `/a/b` is `a/b`, or `a/b/index` where other routes are below. */
export function listDocs(routes: readonly string[]): string[] {
  return routes.map((route) => {
    const folder = route.endsWith('/') ? route : `${route}/`;
    const hasPagesBelow = routes.some((other) => other !== route && other.startsWith(folder));
    return (hasPagesBelow ? `${folder}index` : route).slice(1);
  });
}

/** Finds the examples of a repository that no page shows a file of, and none offers to download. */
export function findUnusedExamples(root: string, pages: Pages): Finding[] {
  const shown = [...pages.values()].flatMap(({source}) => listShownPaths(source));
  return listExamples(root)
    .map((name) => `examples/${name}`)
    .filter((folder) => !shown.some((file) => `${file}/`.startsWith(`${folder}/`)))
    .map((folder) => ({
      file: `${folder}/example.json`,
      line: 1,
      column: 1,
      kind: 'unused-example',
      message: 'no page shows this example. Show it on one, or remove its folder.',
    }));
}

/** The files at the root that list pages, as they are written. */
export type Lists = Readonly<
  Record<'navigation.ts' | 'references.ts' | 'routes.ts' | 'sidebars.ts', string>
>;

/** Returns the last location of a string in a list; the first line of a list without it. */
export function locate(lists: Lists, file: keyof Lists, text: string): SourceLocation {
  const found = Math.max(
    lists[file].lastIndexOf(`'${text}'`),
    lists[file].lastIndexOf(`"${text}"`),
  );
  return {file, ...toLocation(lists[file], Math.max(0, found))};
}

/**
 * What is wrong in the inputs of the references: each line of the message is `file:line:column: …`. One
 * without a location is about `references.ts`, at the file that the line names.
 */
export function parseFindings({message}: Error, lists: Lists): Finding[] {
  return message.split('\n').map((text) => {
    const [, file, line, column, problem] = text.match(/^(\S+?):(\d+):(\d+): (.*)$/) ?? [];
    if (file === undefined || problem === undefined) {
      const [name = ''] = text.match(/\S+\.(?:mdx|yaml)/) ?? [];
      return {...locate(lists, 'references.ts', name), kind: 'reference', message: text};
    }
    const location = {file, line: Number(line), column: Number(column)};
    return {...location, kind: 'reference', message: problem};
  });
}
