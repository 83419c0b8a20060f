import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {loadBindings} from '../shared/bindings/loadBindings';
import {collectElements} from '../shared/markdown/collectElements';
import {readOnlyAttribute} from '../shared/markdown/readOnlyAttribute';
import {choosePackages, requireAllShown} from './choosePackages';
import {renderPackage} from './renderPackage';

const FILE = 'bindings/go.yaml';

/**
 * A remark plugin: `<GoPackages only="go/hayride/ai" />` becomes the packages of `bindings/go.yaml`
 * below those paths. It must run before the plugin that collects headings. The elements of a page
 * show each package once; the build stops where one is shown twice or not at all.
 */
export default function remarkBindingsReference({root}: {root: string}): Transformer<Root> {
  return (tree, file) => {
    const found = collectElements(tree, ['GoPackages']);
    let [place] = found.map(({node}) => node);
    if (!place) {
      return;
    }
    try {
      const bindings = loadBindings(root, FILE);
      const shown = new Set<string>();
      for (const {node, parent} of found) {
        place = node;
        const only = readOnlyAttribute(node, 'only', 'go/hayride/ai');
        const packages = choosePackages(only, bindings.packages, shown);
        const blocks = packages.flatMap((pkg) => renderPackage(pkg, bindings.module));
        parent.children.splice(parent.children.indexOf(node), 1, ...blocks);
      }
      requireAllShown(bindings.packages, shown);
    } catch (error) {
      file.fail((error as Error).message, place.position, 'bindings-reference:bad-packages');
    }
  };
}
