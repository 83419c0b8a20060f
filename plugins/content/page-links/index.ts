import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {toSlashes} from 'docusaurus-built-pages/files';
import {collectNodes} from 'docusaurus-wit-reference/elements';
import {locatePage} from '../../lib/locatePage';

/** Matches a link to a page by its file, relative to the one that links: its path, then its query and anchor. */
const LINK = /^(?![/\\]|[a-z][a-z+.-]*:)([^?#]+\.mdx?)([?#].*)?$/i;

/**
 * Wraps a docs plugin so that its pages go through `remarkPageLinks`. An option of its configuration would become part
 * of the main script.
 */
export function withPageLinks(pluginDocs: PluginModule): PluginModule {
  const plugin: PluginModule = (context, options) => {
    const given = options as {beforeDefaultRemarkPlugins: readonly unknown[]};
    return pluginDocs(context, {
      ...given,
      beforeDefaultRemarkPlugins: [
        ...given.beforeDefaultRemarkPlugins,
        [remarkPageLinks, {root: context.siteDir}],
      ],
    });
  };
  return Object.assign(plugin, {validateOptions: pluginDocs.validateOptions});
}

/**
 * Writes relative links to files of pages from the folder of all pages, `/installation.mdx`, which Docusaurus looks up
 * in the reader's language first; what is relative it finds in the folder of the page only, so that no link would lead
 * from a page without a translation to one with it, or back (https://github.com/facebook/docusaurus/issues/10907). A
 * remark plugin, to run before Docusaurus's own; `root` is the site's folder.
 */
export function remarkPageLinks({root}: {root: string}): Transformer<Root> {
  return (tree, file) => {
    const {id} = locatePage(toSlashes(path.relative(root, file.path)));
    const nodes = [...collectNodes(tree, 'link'), ...collectNodes(tree, 'definition')];
    for (const {node} of nodes) {
      const [, target, rest = ''] = LINK.exec(node.url) ?? [];
      if (target === undefined) continue;
      const to = path.posix.join(path.posix.dirname(id), target);
      if (!to.startsWith('..')) node.url = `/${to}${rest}`;
    }
  };
}
