import {listExamples} from '../../plugins/content/example-archives/index';
import {listShownPaths} from '../../plugins/lib/listShownPaths.mjs';
import type {Finding} from '../lib/findings';
import type {Pages} from '../lib/pages/types';

/** The examples of a repository that no page shows a file of, and none offers to download. */
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
