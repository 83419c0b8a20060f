import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {loadBindings} from '../shared/bindings/loadBindings';
import {collectElements} from '../shared/markdown/collectElements';
import {readOnlyAttribute} from '../shared/markdown/readOnlyAttribute';
import {replaceElement} from '../shared/markdown/replaceElement';
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
    const elements = collectElements(tree, ['GoPackages']);
    let [place] = elements.map(({node}) => node);
    if (!place) {
      return;
    }
    try {
      const bindings = loadBindings(root, FILE);
      const shown = new Set<string>();
      for (const found of elements) {
        place = found.node;
        const only = readOnlyAttribute(place, 'only', 'go/hayride/ai');
        const packages = choosePackages(only, bindings.packages, shown);
        const blocks = packages.flatMap((pkg) => renderPackage(pkg, bindings.module));
        replaceElement(found, blocks);
      }
      requireAllShown(bindings.packages, shown);
    } catch (error) {
      file.fail((error as Error).message, place.position, 'bindings-reference:bad-packages');
    }
  };
}
