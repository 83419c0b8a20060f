import {isPartial} from './isPartial';
import type {Finding} from './types';

type PageSet = {
  /** The doc ids that the specification asks for. */
  wanted: string[];
  /** The files in `docs/`, from the repository's root. */
  files: string[];
  /** The doc ids in the sidebars. */
  listed: string[];
};

/** Every difference between the specification's pages, the files in `docs/` and the sidebars. */
export function checkPageSet({wanted, files, listed}: PageSet): Finding[] {
  const find = (file: string, message: string) => ({
    file,
    line: 1,
    column: 1,
    kind: 'page-set',
    message,
  });
  const timesListed = (doc: string) => listed.filter((other) => other === doc).length;
  const missing = wanted.filter((doc) => !files.includes(fileOf(doc)));
  const surplus = files.filter((file) => !isPartial(file) && !wanted.map(fileOf).includes(file));
  const miscounted = wanted.filter((doc) => timesListed(doc) !== 1);
  const unknown = listed.filter((doc) => !wanted.includes(doc));
  return [
    ...missing.map((doc) => find(fileOf(doc), 'the specification asks for this page. Write it.')),
    ...surplus.map((file) =>
      find(
        file,
        'the specification has no such page. Remove it, or move a part to docs/_partials/.',
      ),
    ),
    ...miscounted.map((doc) =>
      find('sidebars.ts', `${doc} stands here ${timesListed(doc)} times. List each page once.`),
    ),
    ...unknown.map((doc) =>
      find('sidebars.ts', `${doc} is no page of the specification. Remove it.`),
    ),
  ];
}

function fileOf(doc: string): string {
  return `docs/${doc}.mdx`;
}
