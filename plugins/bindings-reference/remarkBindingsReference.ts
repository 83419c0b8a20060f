import type {Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visitParents} from 'unist-util-visit-parents';
import {loadBindings} from '../shared/bindings/loadBindings';
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
    const found: {node: MdxJsxFlowElement; parent: Parent}[] = [];
    visitParents(tree, 'mdxJsxFlowElement', (node, ancestors) => {
      const parent = ancestors.at(-1);
      if (parent && node.name === 'GoPackages') {
        found.push({node, parent});
      }
    });
    let [place] = found.map(({node}) => node);
    if (!place) {
      return;
    }
    try {
      const bindings = loadBindings(root, FILE);
      const shown = new Set<string>();
      for (const {node, parent} of found) {
        place = node;
        const packages = choosePackages(readOnly(node), bindings.packages, shown);
        const blocks = packages.flatMap((pkg) => renderPackage(pkg, bindings.module));
        parent.children.splice(parent.children.indexOf(node), 1, ...blocks);
      }
      requireAllShown(bindings.packages, shown);
    } catch (error) {
      file.fail((error as Error).message, place.position, 'bindings-reference:bad-packages');
    }
  };
}

/** The one attribute of an element, `only`. */
function readOnly({attributes, children}: MdxJsxFlowElement): string {
  const [attribute, ...rest] = attributes;
  const isOnly = attribute?.type === 'mdxJsxAttribute' && attribute.name === 'only';
  if (!isOnly || typeof attribute.value !== 'string' || rest.length > 0 || children.length > 0) {
    throw new Error(
      '<GoPackages> needs only and nothing else. Write <GoPackages only="go/hayride/ai" />.',
    );
  }
  return attribute.value;
}
