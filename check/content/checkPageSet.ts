import {listExamples} from '../../plugins/content/example-archives/index';
import {toLocation, type SourceLocation} from 'docusaurus-built-pages/location';
import {listShownPaths} from '../../plugins/lib/listShownPaths';
import type {Finding} from '../lib/findings';
import {listSidebarDocs} from '../lib/pages/listSidebarDocs';
import type {Pages} from '../lib/pages/types';

type PageSet = {
  /** The files in `docs/`, as paths from the repository's root. */
  files: readonly string[];
  /** The exports of `sidebars.ts`. */
  sidebars: unknown;
  lists: Lists;
};

/** Finds every difference between `sidebars.ts` and the files in `docs/`. */
export function checkPageSet({files, sidebars, lists}: PageSet): Finding[] {
  // Files that Docusaurus turns into pages.
  const pages = files.filter((file) => /\.mdx?$/.test(file));
  const docs = pages.map((file) => file.replace(/^docs\/|\.mdx$/g, ''));
  const listed = listSidebarDocs(sidebars);
  const inDocs = docs.flatMap((doc, index) => {
    const isAbove = docs.some((other) => other.startsWith(`${doc}/`));
    const message = isAbove
      ? `there are pages below this one. Move it to docs/${doc}/index.mdx.`
      : 'the page is not in sidebars.ts. List it where readers look for it.';
    const isRight = !isAbove && listed.includes(doc);
    return isRight ? [] : [{file: pages[index] ?? '', line: 1, column: 1, message}];
  });
  const inSidebars = listed.flatMap((doc, index) => {
    const message = docs.includes(doc)
      ? `${doc} is listed before. List each page once.`
      : `there is no docs/${doc}.mdx. Write it, or remove it here.`;
    const isRight = docs.includes(doc) && listed.indexOf(doc) === index;
    return isRight ? [] : [{...locate(lists, 'sidebars.ts', doc), message}];
  });
  return [...inDocs, ...inSidebars].map((found) => ({...found, kind: 'page-set'}));
}

/** Finds examples of a repository that no page shows a file of or offers to download. */
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

/** Sources of the files at the root that list pages. */
export type Lists = Readonly<Record<'navigation.ts' | 'references.ts' | 'sidebars.ts', string>>;

/** Returns the last location of a string in a list; its first line if the string is missing. */
export function locate(lists: Lists, file: keyof Lists, text: string): SourceLocation {
  const found = Math.max(
    lists[file].lastIndexOf(`'${text}'`),
    lists[file].lastIndexOf(`"${text}"`),
  );
  return {file, ...toLocation(lists[file], Math.max(0, found))};
}

/**
 * Parses an error in the inputs of the references: each line of the message is `file:line:column: …`. A line without
 * a location is about `references.ts`, at the file that it names.
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
