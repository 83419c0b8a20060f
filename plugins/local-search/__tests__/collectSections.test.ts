import {expect, it} from 'vitest';
import {collectSections} from '../collectSections';

const write = (name: string, html: string) => ({path: `/${name}`, file: `docs/${name}.mdx`, html});

it('joins the sections of all pages in their order', () => {
  const pages = [
    write('b', '<article><h1>B</h1></article>'),
    write('a', '<article><h1>A</h1><h2 id="x">X</h2></article>'),
  ];
  expect(collectSections(pages, []).map(({url}) => url)).toEqual(['/b', '/a', '/a#x']);
});

it('stops with each page that cannot be indexed, its file and what to do', () => {
  const pages = [
    write('fine', '<article><h1>Fine</h1></article>'),
    write('bare', '<main>Text</main>'),
    write('loose', '<article><h1>Loose</h1><h2>End</h2><h3>More</h3></article>'),
  ];
  expect(() => collectSections(pages, [])).toThrowErrorMatchingInlineSnapshot(`
    [Error: The search cannot index these pages.
    docs/bare.mdx (/bare): there is no <article>. Render the page in an <article>.
    docs/loose.mdx (/loose): the h2 "End" has no id. Write it as a Markdown heading that ends in {/* #its-id */}, or give the element an id.
    docs/loose.mdx (/loose): the h3 "More" has no id. Write it as a Markdown heading that ends in {/* #its-id */}, or give the element an id.]
  `);
});
