import {compile} from '@mdx-js/mdx';
import type {Element, Root} from 'hast';
import type {Root as MarkdownRoot} from 'mdast';
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {VFile} from 'vfile';
import {afterAll, describe, expect, it} from 'vitest';
import rehypeWitLinks from '../pages/rehypeWitLinks';
import remarkWitReference from '../pages/remarkWitReference';
import {FIXTURE, PAGES} from './loadFixture';
import {printPage} from './printPage';

const SHOWN = '<WitPackage name="hayride:talk" />\n\n<WitPackage name="wasi:io" />';

/** Does what Docusaurus does between the two: hands a fence's settings on as a property. */
function keepSettings() {
  return ({children}: MarkdownRoot) => {
    for (const node of children.filter((child) => child.type === 'code')) {
      const data = node.data as {hProperties?: object} | undefined;
      node.data = {hProperties: {...data?.hProperties, metastring: node.meta}};
    }
  };
}

/** The tree of a page behind both plugins. */
async function build(value: string, root = FIXTURE, pages = PAGES): Promise<Root> {
  const trees: Root[] = [];
  const keep = () => (tree: Root) => void trees.push(tree);
  const options = {root, pages};
  await compile(
    {value, path: 'docs/page.mdx'},
    {
      remarkPlugins: [[remarkWitReference, options], keepSettings],
      rehypePlugins: [[rehypeWitLinks, options], keep],
    },
  );
  return trees[0] ?? {type: 'root', children: []};
}

const fail = (...page: Parameters<typeof build>) =>
  build(...page).then(
    () => undefined,
    (error: unknown) => error as VFile,
  );

describe('a page with packages', () => {
  it('gets headings, signatures, docs and facts', async () => {
    const lines = printPage(await build(`Text\n\n${SHOWN}`));
    await expect(lines).toMatchFileSnapshot('fixtures/pages/talk.txt');
  });

  it('gets the signature and the picture of a world', async () => {
    const lines = printPage(await build('<WitPackage name="hayride:tool" />'));
    await expect(lines).toMatchFileSnapshot('fixtures/pages/tool.txt');
  });

  it('gets the map of all packages where it asks for it', async () => {
    expect(printPage(await build('# Title\n\n<WitMap />\n\nText'))).toMatchInlineSnapshot(`
      "h1 Title
      pre language-dot title="Which package needs which" alt="hayride:talk uses wasi:io. hayride:tool uses hayride:talk."
        | digraph packages {
        |   rankdir=LR;
        |   "hayride:talk" [class="guest"];
        |   "hayride:tool" [class="guest"];
        |   "wasi:io" [class="external"];
        |   "hayride:talk" -> "wasi:io";
        |   "hayride:tool" -> "hayride:talk";
        | }
      p Text
      "
    `);
  });

  it('gets them within another element as well', async () => {
    const lines = printPage(await build('<div>\n  <WitPackage name="hayride:tool" />\n</div>'));
    expect(lines).toContain('\n  h2 #hayride-tool `hayride:tool`\n');
  });

  it('keeps the order of what it has', async () => {
    const lines = printPage(await build(`One\n\n${SHOWN}\n\nTwo`)).split('\n');
    expect(lines[0]).toBe('p One');
    expect(lines.at(-2)).toBe('p Two');
  });

  it('links to anchors alone on itself, and with the route from elsewhere', async () => {
    const element = '`hayride:talk/rooms`';
    expect(printPage(await build(`${SHOWN}\n\n${element}`))).toContain(
      '\np [`hayride:talk/rooms`](#talk-rooms)\n',
    );
    expect(printPage(await build(element))).toBe('p [`hayride:talk/rooms`](/talk#talk-rooms)\n');
  });
});

describe('a wrong page', () => {
  const known = 'names no package of the reference. There are hayride:talk, hayride:tool, wasi:io.';

  it.each([
    [
      'names an unknown package',
      '<WitPackage name="hayride:ai" />',
      3,
      `<WitPackage name="hayride:ai" /> ${known}`,
    ],
    [
      'names an interface',
      '<WitPackage name="hayride:talk/rooms" />',
      3,
      `<WitPackage name="hayride:talk/rooms" /> ${known}`,
    ],
    ...[
      '<WitPackage />',
      '<WitPackage name="hayride:tool" page="/tool" />',
      '<WitPackage name={tool} />',
      '<WitPackage name="hayride:tool">Text</WitPackage>',
    ].map((value): [string, string, number, string] => [
      `has more or less than a name: ${value}`,
      value,
      3,
      '<WitPackage> needs name and nothing else. Write <WitPackage name="hayride:ai" />.',
    ]),
    ...['<WitMap name="wasi:io" />', '<WitMap>\nText\n</WitMap>'].map(
      (map): [string, string, number, string] => [
        `gives the map something: ${map}`,
        `<WitPackage name="hayride:talk" />\n\n${map}`,
        5,
        '<WitMap> takes no attribute and no content. Write <WitMap />.',
      ],
    ),
    [
      'lacks one of its packages',
      '<WitPackage name="hayride:talk" />',
      3,
      'the page /talk does not show wasi:io. Write <WitPackage name="wasi:io" />, or change the ' +
        'option pages.',
    ],
    [
      'shows a package of another page',
      `${SHOWN}\n\n<WitPackage name="hayride:tool" />`,
      7,
      'hayride:tool stands on this page; the option pages does not say so. Add it there.',
    ],
  ])('stops the build with line and remedy where it %s', async (_, value, line, reason) => {
    expect(await fail(`Text\n\n${value}`)).toMatchObject({
      file: 'docs/page.mdx',
      line,
      reason,
      source: 'wit-reference',
    });
  });
});

describe('wrong WIT', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'wit-reference-'));
  afterAll(() => rmSync(root, {recursive: true}));

  it('stops the build of every page with the place in the WIT file', async () => {
    cpSync(FIXTURE, root, {recursive: true});
    await build(SHOWN, root);
    writeFileSync(
      path.join(root, 'wit/tool/broken.wit'),
      'package hayride:tool@0.1.0;\nmodule a {}',
    );
    const reason = 'wit/tool/broken.wit:2:1: expected “interface” or “world”, found “module”.';
    expect(await fail(`Text\n\n${SHOWN}`, root)).toMatchObject({line: 3, reason});
    expect(await fail('Text', root)).toMatchObject({file: 'docs/page.mdx', reason});
  });

  it('is no longer known once it is mended', async () => {
    rmSync(path.join(root, 'wit/tool/broken.wit'));
    expect(await fail(SHOWN, root)).toBeUndefined();
  });
});

describe('inline code', () => {
  it.each([
    ['`room.push`', '[`room.push`](/talk#talk-rooms--room--push)'],
    ['- `room-list`', '[`room-list`](/talk#talk-room-list)'],
    ['*`hayride:tool`*', '[`hayride:tool`](/tool#hayride-tool)'],
    ['`room.Push`', '`room.Push`'],
  ])('%s becomes %s', async (value, line) => {
    expect(printPage(await build(value))).toContain(line);
  });

  it.each([
    ['## The `room.push` method', 'h2 The `room.push` method\n'],
    ['[the `room.push` method](/x)', 'p [the `room.push` method](/x)\n'],
    ['<a href="/x">the `room.push` method</a>', '`room.push`'],
    ['<details><summary>the `room.push` method</summary></details>', '`room.push`'],
    ['<code>room.push</code>', 'room.push'],
  ])('stays as it is in %s', async (value, line) => {
    const page = printPage(await build(value));
    expect(page).toContain(line);
    expect(page).not.toContain('#talk');
  });
});

describe('code with a path of its own', () => {
  /** What other plugins do: they give inline code the path of what it stands for. */
  const named = async (witPath: string, value = '`push`') => {
    const trees: Root[] = [];
    const options = {root: FIXTURE, pages: PAGES};
    const name = () => (tree: Root) =>
      findCode(tree).forEach((code) => Object.assign(code.properties, {witPath}));
    await compile(
      {value, path: 'docs/page.mdx'},
      {
        rehypePlugins: [
          name,
          [rehypeWitLinks, options],
          () => (tree: Root) => void trees.push(tree),
        ],
      },
    );
    return trees[0] as Root;
  };

  it('leads there, whatever it says', async () => {
    const tree = await named('hayride:talk/rooms.room.push');
    expect(printPage(tree)).toBe('p [`push`](/talk#talk-rooms--room--push)\n');
    expect(findCode(tree)[0]?.properties).toEqual({});
  });

  it('stays as it is where the path is empty', async () => {
    const tree = await named('', '`room.push`');
    expect(printPage(tree)).toBe('p `room.push`\n');
    expect(findCode(tree)[0]?.properties).toEqual({});
  });

  it.each(['`push`', '## `push`'])(
    'stops the build where nothing has that path: %s',
    async (value) => {
      const error = await named('hayride:talk/rooms.room.pull', `Text\n\n${value}`).catch(
        (caught: unknown) => caught,
      );
      expect(error).toMatchObject({
        file: 'docs/page.mdx',
        line: 3,
        reason:
          'the reference has no entry hayride:talk/rooms.room.pull. Name one that is in wit/, such as ' +
          'hayride:ai/agents.agent.',
      });
    },
  );
});

describe('a block', () => {
  const linksOf = async (value: string) => findCode(await build(value))[0]?.properties.codeLinks;
  const code = 'world a { import hayride:talk/rooms@0.1.0-rc.1; }';

  it.each(['wit', 'wac'])('of %s gets its links', async (language) => {
    expect(await linksOf(`\`\`\`${language}\n${code}\n\`\`\``)).toEqual([
      {start: 17, end: 46, href: '/talk#talk-rooms'},
    ]);
  });

  it.each(['rust', 'text', ''])('of “%s” gets none', async (language) => {
    expect(await linksOf(`\`\`\`${language}\n${code}\n\`\`\``)).toBeUndefined();
  });

  it('without a name of the reference gets none', async () => {
    expect(await linksOf('```wit\nworld a {}\n```')).toBeUndefined();
  });
});

function findCode(node: Root | Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') {
      return [];
    }
    return child.tagName === 'code' ? [child] : findCode(child);
  });
}
