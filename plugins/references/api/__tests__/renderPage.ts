import {evaluate} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {createTestCatalogue} from 'docusaurus-wit-reference/testing/createTestCatalogue';
import {collectElements} from 'docusaurus-wit-reference/elements';
import {apiReference} from '../index';

/** Renders a page that shows the description in `file`, below `root`, as HTML with one block, row or term on a line. */
export async function renderPage(value: string, root: string, file: string): Promise<string> {
  const source = apiReference({pages: {'/api': file}});
  const {render} = await source.load(root);
  const context = {page: '/api', catalogue: createTestCatalogue()};
  const showElements = () => (tree: Root) =>
    collectElements(tree, source.elements).forEach(({node, replace}) =>
      replace(render(node, context)),
    );
  const {default: Page} = await evaluate(value, {...runtime, remarkPlugins: [showElements]});
  const html = renderToStaticMarkup(createElement(Page));
  return `${html
    .replace(/\n+</g, '<')
    .replace(/(<(?:section|h3|h4|p|table|tr|dl|dt|pre)\b)/g, '\n$1')
    .trim()}\n`;
}
