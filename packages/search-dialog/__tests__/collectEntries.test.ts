import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'section-search';
import {describe, expect, it} from 'vitest';
import {collectEntries, collectSections, splitSections} from '../src/collectEntries';
import type {SearchSymbol, Section} from '../src/types';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');
const listPages = (folder: string) =>
  readdirSync(path.join(FIXTURES, folder)).filter((name) => name.endsWith('.html'));
const split = (file: string) =>
  splitSections({path: '/page', html: readFileSync(path.join(FIXTURES, file), 'utf8')});

const show = ({url, title, trail, text}: Section) =>
  `${url}\n${[title, ...trail].join(' > ')}\n${text}\n`;

describe('splitting a built page', () => {
  it.each(listPages('pages'))('returns the sections in the file beside %s', async (name) => {
    const {sections, problems} = split(`pages/${name}`);
    expect(problems).toEqual([]);
    await expect(sections.map(show).join('\n')).toMatchFileSnapshot(
      path.join(FIXTURES, 'pages', name.replace('.html', '.txt')),
    );
  });

  it.each(listPages('throws'))('finds the problems in the file beside %s', async (name) => {
    const {sections, problems} = split(`throws/${name}`);
    expect(sections).toEqual([]);
    const messages = problems.map(({message}) => `${message}\n`);
    await expect(messages.join('')).toMatchFileSnapshot(
      path.join(FIXTURES, 'throws', name.replace('.html', '.txt')),
    );
  });

  it.each(['hash-link', 'mark'])('leaves out what has the class %s', (name) => {
    const html = `<article><h1>A</h1><p class="b ${name}">x</p><p class="b">y</p></article>`;
    expect(splitSections({path: '/', html}, ['mark']).sections).toMatchObject([{text: 'y'}]);
  });
});

describe('collecting the sections of all pages', () => {
  const write = (name: string, html: string) => ({
    path: `/${name}`,
    file: `docs/${name}.mdx`,
    html,
  });

  it('joins them in the order of the pages', () => {
    const pages = [
      write('b', '<article><h1>B</h1></article>'),
      write('a', '<article><h1>A</h1><h2 id="x">X</h2></article>'),
    ];
    expect(collectSections(pages).map(({url}) => url)).toEqual(['/b', '/a', '/a#x']);
  });

  it('stops with each heading that cannot be indexed, its place and what to do', () => {
    const pages = [
      write('fine', '<article><h1>Fine</h1></article>'),
      write('bare', '<main>Text</main>'),
      write('loose', '<article><h1>Loose</h1><h2>End</h2><h3>More</h3></article>'),
      write('twice', '<article><h1>T</h1><h2 id="a">A</h2><h2 id="a">A (again)</h2></article>'),
      write('made', '<article><h1>M</h1><h2 id="a">A</h2><h2 id="a">By a component</h2></article>'),
    ];
    const sources: Record<string, string> = {
      'docs/loose.mdx': '---\ntitle: Loose\n---\n\n<h2>End</h2>\n\n- <h3>More</h3>\n',
      'docs/twice.mdx': '[a](#a)\n\n## A {/* #a */}\n\n## A (again) {/* #a */}\n',
      'docs/made.mdx': '\n## A {/* #a */}\n\n<Made />\n',
    };
    expect(() => collectSections(pages, (file) => sources[file] ?? ''))
      .toThrowErrorMatchingInlineSnapshot(`
        [Error: docs/bare.mdx:1:1: there is no <article>. Render the page in an <article>.
        docs/loose.mdx:5:1: the h2 "End" has no id. Write it as a Markdown heading that ends in {/* #its-id */}, or give the element an id.
        docs/loose.mdx:7:3: the h3 "More" has no id. Write it as a Markdown heading that ends in {/* #its-id */}, or give the element an id.
        docs/twice.mdx:5:18: the h2 "A (again)" has the id a of another heading. Give it its own.
        docs/made.mdx:2:10: the h2 "By a component" has the id a of another heading. Give it its own.]
      `);
  });
});

const pages = [
  {path: '/cli', file: 'cli.mdx', html: '', alias: 'Commands', description: 'What the CLI does.'},
  {path: '/go', file: 'go.mdx', html: ''},
];
const sections: Section[] = [
  {url: '/cli', title: 'CLI', trail: [], text: 'Intro.'},
  {
    url: '/cli#cast',
    title: 'CLI',
    trail: ['All', 'cast'],
    text: 'Runs a registered morph now. Then ends.',
  },
  {url: '/cli#end', title: 'CLI', trail: ['End'], text: ''},
  {url: '/go', title: 'Go', trail: [], text: ''},
];
const symbol = (name: string, page: string, anchor: string) =>
  ({
    ...{reference: 'go', kind: 'func', label: name, name, page, anchor},
    ...{summary: 'Calls `it`.', location: {file: 'a', line: 1, column: 1}},
  }) as SearchSymbol;

const collect = (...symbols: SearchSymbol[]) => collectEntries(pages, sections, symbols, 'go/');
const namesOf = (entries: Page['entries'] = []) =>
  entries.map(({anchor, kind = 'section', name}) => `${kind} ${name} #${anchor}`);

describe('what can be found', () => {
  it('is each page, with what its front matter says of it', () => {
    const [cli, go] = collect();
    expect(cli).toMatchObject({
      ...{url: '/cli', title: 'CLI', alias: 'Commands'},
      ...{summary: 'What the CLI does.', text: 'Intro.'},
    });
    expect(go).toMatchObject({url: '/go', title: 'Go', alias: '', summary: ''});
  });

  it('is each section, with the headings above it', () => {
    expect(collect()[0]?.entries?.[0]).toMatchObject({
      ...{anchor: 'cast', name: 'cast', trail: ['All']},
      text: 'Runs a registered morph now. Then ends.',
    });
  });

  it('is each symbol: in place of its section, or after the sections of its page', () => {
    const [cli, go] = collect(symbol('go/a.Cast', '/cli', 'cast'), symbol('New', '/go', 'new'));
    expect(namesOf(cli?.entries)).toEqual(['func a.Cast #cast', 'section End #end']);
    expect(cli?.entries?.[0]).toMatchObject({
      ...{family: 'go', summary: 'Calls it.', text: 'Runs a registered morph now. Then ends.'},
    });
    expect(namesOf(go?.entries)).toEqual(['func New #new']);
  });
});
