import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {LoadedReference, ReferenceSource} from 'docusaurus-wit-reference/catalogue';
import {heading, text} from 'docusaurus-wit-reference/nodes';
import {formatFinding} from '../../lib/formatFinding.mjs';
import {parsePage} from '../../lib/pages/parsePage';
import {renderPages} from '../renderPages';
import {checkRule} from '../rules';

const root = path.join(import.meta.dirname, 'fixtures/repository');
const lists = {
  'navigation.ts': '',
  'references.ts': "export const PAGES = [\n  'docs/a.mdx',\n];\n",
  'sidebars.ts': '',
};

/** Creates a reference whose element `<Entry />` becomes a heading with an id. */
function entries(load: () => LoadedReference = loadEntries): ReferenceSource {
  return {name: 'table', inputs: [], elements: ['Entry'], load};
}

const loadEntries = (): LoadedReference => ({
  symbols: [],
  findPage: () => '/a',
  render: ({attributes}) => {
    if (attributes.length > 0) throw new Error('<Entry> takes no attribute. Write <Entry />.');
    return [heading(3, 'entry', text('Entry'))];
  },
});

const fail = (message: string) => (): never => {
  throw new Error(message);
};

async function render(source: string, ...given: [references?: ReferenceSource[]]) {
  const [references] = given.length === 0 ? [[entries()]] : given;
  const page = parsePage('docs/a.mdx', source);
  const pages = new Map([[page.file, page]]);
  const rendered = await renderPages({root, pages, references, lists});
  const links = [...rendered.pages.values()].map((each) => checkRule('link', each, rendered.pages));
  return {
    findings: rendered.findings.map(formatFinding),
    links: (await Promise.all(links)).flat().map(formatFinding),
  };
}

describe('what the build refuses', () => {
  it('is each fence that shows no file, with what there is', async () => {
    const show = (target: string) => `\`\`\`c file=${target}\n\`\`\`\n`;
    const source = ['main.c', 'main.c#greet', 'main.h', 'main.c#main']
      .map((target) => show(`examples/greeter/${target}`))
      .join('\n');
    expect((await render(source)).findings).toMatchInlineSnapshot(`
      [
        "docs/a.mdx:7:1 code-include there is no file examples/greeter/main.h. examples/greeter/ has example.json, main.c.",
        "docs/a.mdx:10:1 code-include examples/greeter/main.c: there is no region “main”. It has greet.",
      ]
    `);
  });

  it('is each download of no example, and one inside a paragraph', async () => {
    const names = ['greeter', 'greeting', 'hello'].map((name) => `<Download example="${name}" />`);
    const source = [...names, '<Download file="main.c" />', `Get ${names[0]} here.`].join('\n\n');
    expect((await render(source)).findings).toMatchInlineSnapshot(`
      [
        "docs/a.mdx:3:1 example-archives there is no example “greeting” in examples/. It has greeter. Name one of them.",
        "docs/a.mdx:5:1 example-archives there is no example “hello” in examples/. It has greeter. Name one of them.",
        "docs/a.mdx:7:1 example-archives <Download> needs example and nothing else. Write <Download example="hello-world-rust" />.",
        "docs/a.mdx:9:5 example-archives <Download> is inside a paragraph. Put it on a line of its own.",
      ]
    `);
  });

  it('is an element that a reference cannot render', async () => {
    expect((await render('Text.\n\n<Entry kind="a" />\n')).findings).toMatchInlineSnapshot(`
      [
        "docs/a.mdx:3:1 wit-reference <Entry> takes no attribute. Write <Entry />.",
      ]
    `);
  });

  it('is every fault in the inputs of the references, where it is', async () => {
    const message =
      'sources/wit/a.wit:3:5: there is no comma. Write one.\nsources/openapi/a.yaml:1:2: no. Yes.';
    expect((await render('<Entry />', [entries(fail(message))])).findings).toEqual([
      'sources/wit/a.wit:3:5 reference there is no comma. Write one.',
      'sources/openapi/a.yaml:1:2 reference no. Yes.',
    ]);
  });

  it('is a file that references.ts names and that does not exist, at its line there', async () => {
    const message = 'there is no file docs/a.mdx for /a. Write the path of that page.';
    expect((await render('', [entries(fail(message))])).findings).toEqual([
      `references.ts:2:3 reference ${message}`,
    ]);
  });
});

describe('a link to a generated heading', () => {
  const source = '[entry](#entry), [other](#other)\n\n## Own {/* #own */}\n\n<Entry />\n';

  it('leads to one of those that the build makes', async () => {
    expect((await render(source)).links).toEqual([
      'docs/a.mdx:1:18 link docs/a.mdx has no heading with the id “other”. It has: own.',
    ]);
  });

  it.each([
    ['the references cannot be loaded', [entries(fail('a.wit:1:1: no. Yes.'))]],
    ['their inputs cannot be read', undefined],
  ])('is not checked while %s', async (_, references) => {
    expect((await render(source, references)).links).toEqual([]);
  });
});
