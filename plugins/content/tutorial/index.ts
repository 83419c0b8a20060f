import type {Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import path from 'node:path';
import type {Transformer} from 'unified';
import {foldRemedies} from './foldRemedies';
import {wrapParts} from './wrapParts';

/** Brings the look of a tutorial's parts; `remarkTutorial` makes them. */
export default function pluginTutorial(): Plugin {
  return {
    name: 'tutorial',
    getClientModules: () => [path.join(__dirname, 'client/tutorial.css')],
  };
}

/**
 * A remark plugin for pages of the type `tutorial`: each numbered part becomes a step on a rail, and
 * what to do about another output becomes a fold.
 */
export function remarkTutorial(): Transformer<Root> {
  return (tree, file) => {
    const {frontMatter} = file.data as {frontMatter?: {type?: unknown}};
    if (frontMatter?.type === 'tutorial') {
      foldRemedies(tree);
      wrapParts(tree);
    }
  };
}
