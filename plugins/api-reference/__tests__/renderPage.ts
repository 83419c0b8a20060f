import {evaluate} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkApiReference from '../remarkApiReference';

/** The HTML of a page that shows descriptions below `root`: one block or row on a line. */
export async function renderPage(value: string, root: string): Promise<string> {
  const {default: Page} = await evaluate(
    {value, path: 'docs/page.mdx'},
    {...runtime, remarkPlugins: [[remarkApiReference, {root}]]},
  );
  const html = renderToStaticMarkup(createElement(Page, {components: {code: Code}}));
  return `${html
    .replace(/\n+</g, '<')
    .replace(/(<(?:h3|p|table|tr|pre)\b)/g, '\n$1')
    .trim()}\n`;
}

/** Shows the path that the reference of the interfaces turns into a link. */
function Code({witPath, ...props}: {witPath?: string}) {
  return createElement('code', {...props, ...(witPath && {'data-wit': witPath})});
}
