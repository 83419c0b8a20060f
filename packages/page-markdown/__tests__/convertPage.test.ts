import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {convertPage} from '../src/convertPage';
import {definedLink, unwrap, writeLine} from '../src/forms';
import type {ContentOptions} from '../src/options';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');
const URL = 'https://docs.example.dev/a/page';
const listPages = (folder: string) =>
  readdirSync(path.join(FIXTURES, folder)).filter((name) => name.endsWith('.html'));
const read = (file: string) => readFileSync(path.join(FIXTURES, file), 'utf8');

describe('converting a built page', () => {
  it.each(listPages('pages'))('writes the Markdown beside %s', async (name) => {
    const {markdown, problems} = convertPage(read(`pages/${name}`), URL, {unknown: 'refuse'});
    expect(problems).toEqual([]);
    await expect(markdown).toMatchFileSnapshot(
      path.join(FIXTURES, 'pages', name.replace('.html', '.md')),
    );
  });

  it.each(listPages('throws'))('finds the problems in the file beside %s', async (name) => {
    const {problems} = convertPage(read(`throws/${name}`), URL, {unknown: 'refuse'});
    expect(problems.length).toBeGreaterThan(0);
    const messages = problems.map(({message}) => `${message}\n`);
    await expect(messages.join('')).toMatchFileSnapshot(
      path.join(FIXTURES, 'throws', name.replace('.html', '.txt')),
    );
  });
});

const convert = (content: string, options: ContentOptions = {}, after = '') => {
  const html = `<div class="theme-doc-markdown"><h1>A</h1>${content}</div>${after}`;
  const {markdown, problems} = convertPage(html, URL, options);
  return [...problems.map(({message}) => message), markdown].join('\n');
};

describe('a component without a form, unless it is refused,', () => {
  it('keeps its content, and a drawing its text alternative', () => {
    const drawing = '<svg role="img" aria-label="A boat sails."><text>boat</text></svg>';
    const chart = `<figure class="chart">${drawing}<figcaption>A boat</figcaption></figure>`;
    expect(convert(chart)).toBe('# A\n\nA boat sails. A boat\n');
    expect(convert('<p>A <svg><path></path></svg><kbd>Q</kbd></p>')).toBe('# A\n\nA Q\n');
  });

  it('keeps its words in a cell', () => {
    const quotation = '<blockquote><p>let it\nbe</p></blockquote>';
    const list = '<ul><li>one<ol><li>two</li></ol></li></ul>';
    const row = `<tr><td>x ${quotation}</td><td>${list}</td></tr>`;
    expect(convert(`<table><tr><th>1</th><th>2</th></tr>${row}</table>`)).toBe(
      '# A\n\n| 1 | 2 |\n| - | - |\n| x let it be | one 1. two |\n',
    );
  });
});

describe('the options of a site', () => {
  it('give a component a form, by its class without the hash of CSS modules', () => {
    const forms = {chart: writeLine};
    expect(convert('<div class="big chart_aB3d">Up</div>', {unknown: 'refuse', forms})).toBe(
      '# A\n\nUp\n',
    );
  });

  it('replace a form of the package', () => {
    const fold = '<details class="details_lb9f"><summary>More: </summary><div>this</div></details>';
    expect(convert(fold)).toContain('> **More:**');
    expect(convert(fold, {forms: {details: writeLine}})).toBe('# A\n\nMore: this\n');
  });

  it('name classes that say nothing', () => {
    const content = '<p class="big">Text</p>';
    expect(convert(content, {unknown: 'refuse'})).toContain('<p class="big"> has no Markdown form');
    expect(convert(content, {unknown: 'refuse', styleClasses: ['big']})).toBe('# A\n\nText\n');
  });

  it('end the Markdown with elements outside the content', () => {
    const foot = '<div class="licence_aB3d"><p>MIT</p></div><p>Edit</p>';
    const options: ContentOptions = {
      unknown: 'refuse',
      endClasses: ['licence'],
      forms: {licence: unwrap},
    };
    expect(convert('<p>Text</p>', options, foot)).toBe('# A\n\nText\n\nMIT\n');
    expect(convert('<p>Text</p>', {}, foot)).toBe('# A\n\nText\n');
  });

  it('define a link once, whose words repeat', () => {
    const forms: ContentOptions['forms'] = {
      source: ({children}, plain) =>
        plain([definedLink(children, {href: '/sources#docs', title: 'The docs'})]),
    };
    const mark = '<a class="source">docs</a>';
    expect(convert(`<p>One. ${mark}</p><p>Two. ${mark}</p>`, {forms})).toBe(
      '# A\n\nOne. [docs]\n\nTwo. [docs]\n\n[docs]: https://docs.example.dev/sources#docs "The docs"\n',
    );
  });
});
