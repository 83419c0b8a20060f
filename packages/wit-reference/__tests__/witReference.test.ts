import {compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {VFile} from 'vfile';
import {afterAll, describe, expect, it} from 'vitest';
import {printPage} from '../src/testing/printPage';
import {collectNodes} from '../src/markdown/elements';
import {createLoader} from '../src/createCatalogue';
import {linkCode, renderReferences} from '../src/renderReferences';
import {type WitElement, witReference, type WitReferenceOptions} from '../src/wit/witReference';
import {paragraph} from '../src/markdown/nodes';
import {FIXTURE, OPTIONS} from './loadFixture';

const SHOWN = '<WitPackage name="cottage:talk" />\n\n<WitPackage name="wasi:io" />';

/** The source that loads the fixture or a copy of it, shared by all pages as on a site. */
const SOURCE = witReference(OPTIONS);
const createLoad = (root: string, source = SOURCE) => createLoader({root, sources: [source]});
const loadFixture = createLoad(FIXTURE);

/** Returns the tree of a page with its references. */
async function build(value: string, load = loadFixture): Promise<Root> {
  const trees: Root[] = [];
  const render = () => async (tree: Root, file: VFile) => {
    await renderReferences(tree, file, load, [...SOURCE.elements, 'Own']);
    await linkCode(tree, file, load);
    trees.push(structuredClone(tree));
  };
  await compile({value, path: 'docs/page.mdx'}, {remarkPlugins: [render]});
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
    const lines = printPage(await build('<WitPackage name="cottage:tool" />'));
    await expect(lines).toMatchFileSnapshot('fixtures/pages/tool.txt');
  });

  it('gets a package in a fold, a heading deeper, with the names of its interfaces outside', async () => {
    const page = '<WitPackage name="cottage:talk" />\n\n<WitPackage name="wasi:io" folded />';
    const lines = printPage(await build(page)).split('\n');
    const start = lines.lastIndexOf('entries');
    expect(lines.slice(start).join('\n')).toMatchInlineSnapshot(`
      "entries
        entry data-kind=package
          entry-head
            h3 #wasi-io \`wasi:io\`
            entry-marks package · 0.2.0
          p Input and output.
        details
          summary 1 entry \`streams\`
          entries
            entry data-kind=interface data-by=host
              entry-head
                h4 #wasi-io-streams \`wasi:io/streams\`
                entry-marks interface · host
              p Bytes one after the other.
              entry-facts
                dt Path
                dd \`wasi:io/streams@0.2.0\`
                dt Used by
                dd [\`talk/rooms\`](#talk-rooms)
            entry data-kind=resource data-by=host
              entry-head
                h5 #wasi-io-streams--output-stream \`output-stream\`
                entry-marks resource · host
                signature wit
                  | resource output-stream {
                  |   flush: func() -> result;
                  | }
                  result -> /guide#generic
              p Where bytes go.
              entry-facts
                dt Used by
                dd [\`talk/rooms.copy-all\`](#talk-rooms--copy-all)
            entry data-kind=method data-by=host
              entry-head
                h5 #wasi-io-streams--output-stream--write \`output-stream.write\`
                entry-marks method · host
                signature wit
                  | write: func(bytes: list<u8>) -> result;
                  list -> /guide#generic
                  u8 -> /guide#primitive
                  result -> /guide#generic
              p Writes bytes.
      "
    `);
  });

  it('gets the map of all packages where it has the element', async () => {
    expect(printPage(await build('# Title\n\n<WitMap />\n\nText'))).toMatchInlineSnapshot(`
      "h1 Title
      code dot title="Which package needs which" alt="cottage:talk uses wasi:io. cottage:tool uses cottage:talk."
        | digraph packages {
        |   rankdir=LR;
        |   "cottage:talk";
        |   "cottage:tool";
        |   "wasi:io" [class="external"];
        |   "cottage:talk" -> "wasi:io";
        |   "cottage:tool" -> "cottage:talk";
        | }
      p Text
      "
    `);
  });

  it('gets them within another element as well', async () => {
    const lines = printPage(await build('<div>\n  <WitPackage name="cottage:tool" />\n</div>'));
    expect(lines).toMatch(/\n +h2 #cottage-tool `cottage:tool`\n/);
  });

  it('keeps the order of its parts', async () => {
    const lines = printPage(await build(`One\n\n${SHOWN}\n\nTwo`)).split('\n');
    expect(lines[0]).toBe('p One');
    expect(lines.at(-2)).toBe('p Two');
  });

  it('links to just anchors on itself, and with the route from elsewhere', async () => {
    const element = '`cottage:talk/rooms`';
    expect(printPage(await build(`${SHOWN}\n\n${element}`))).toContain(
      '\np [`cottage:talk/rooms`](#talk-rooms)\n',
    );
    expect(printPage(await build(element))).toBe('p [`cottage:talk/rooms`](/talk#talk-rooms)\n');
  });
});

describe('a site', () => {
  it('without the option pictures has none, and refuses the map', async () => {
    const load = createLoad(FIXTURE, witReference({...OPTIONS, pictures: undefined}));
    expect(printPage(await build('<WitPackage name="cottage:tool" />', load))).not.toContain('dot');
    expect(await fail('Text\n\n<WitMap />', load)).toMatchObject({
      line: 3,
      reason:
        '<WitMap> is a picture, and the option pictures of witReference makes none. Set it, or remove the element.',
    });
  });

  it('adds elements of its own, which are prepared once for the WIT', async () => {
    let count = 0;
    const Own: WitElement = ({sources, packages, find}) => {
      count += 1;
      const words = `${sources.length} files, ${packages.length} packages, ${find('room.push')?.label}`;
      return ({attributes}) => [paragraph(`${words}, ${attributes.length} attributes`)];
    };
    const load = createLoad(FIXTURE, witReference({...OPTIONS, elements: {Own}}));
    const lines = printPage(await build('<Own a="b" />\n\n<Own />', load));
    expect(lines).toMatchInlineSnapshot(`
      "p 6 files, 4 packages, talk/rooms.room.push, 1 attributes
      p 6 files, 4 packages, talk/rooms.room.push, 0 attributes
      "
    `);
    expect(count).toBe(1);
  });
});

describe('wrong options', () => {
  it.each([
    [
      {page: {}},
      'wit-reference: "page" is no option. Options: folder, pages, namespace, guide, docs, implementers,',
    ],
    [{docs: 'strict'}, '"docs" must be one of [free, labelled].'],
    [{guide: {primitive: '/a'}}, '"guide.generic" is required.'],
    [
      {implementers: {us: {role: 'us', words: 'us'}}},
      '"implementers.us.role" must be one of [guest',
    ],
    [{elements: {WitMap: () => () => []}}, '"elements.WitMap" is not allowed.'],
  ])('are refused: %j', (wrong, reason) => {
    expect(() => witReference({...OPTIONS, ...wrong} as WitReferenceOptions)).toThrow(reason);
  });

  it('name another folder, from which all is read', async () => {
    const [root, folder] = [path.dirname(FIXTURE), `${path.basename(FIXTURE)}/wit`];
    const {inputs, load} = witReference({...OPTIONS, folder});
    expect(inputs).toEqual([folder]);
    const {symbols} = await load(root);
    expect(symbols.map(({location}) => path.posix.dirname(location.file))).toContain(
      `${folder}/talk`,
    );
    const pages = {...OPTIONS.pages, '/gone': ['cottage:gone']};
    await expect(witReference({...OPTIONS, folder, pages}).load(root)).rejects.toThrow(
      `names cottage:gone, which is not in ${folder}/. There are`,
    );
  });

  it('are refused with the inputs where a page has no route', async () => {
    const {load} = witReference({pages: {talk: ['cottage:talk']}});
    await expect(load(FIXTURE)).rejects.toThrow(
      'wit-reference: the option pages has the key talk. Write the route of a page, such as /talk.',
    );
  });
});

describe('a wrong page', () => {
  const known = 'names no package of the reference. There are cottage:talk, cottage:tool, wasi:io.';

  it.each([
    [
      'names an unknown package',
      '<WitPackage name="cottage:ai" />',
      3,
      `<WitPackage name="cottage:ai" /> ${known}`,
    ],
    [
      'names an interface',
      '<WitPackage name="cottage:talk/rooms" />',
      3,
      `<WitPackage name="cottage:talk/rooms" /> ${known}`,
    ],
    ...[
      '<WitPackage />',
      '<WitPackage name="cottage:tool" page="/tool" />',
      '<WitPackage name={tool} />',
      '<WitPackage name="cottage:tool">Text</WitPackage>',
    ].map((value): [string, string, number, string] => [
      `has more or less than a name: ${value}`,
      value,
      3,
      '<WitPackage> needs name and nothing else. Write <WitPackage name="cottage:talk" />.',
    ]),
    ...['<WitMap name="wasi:io" />', '<WitMap>\nText\n</WitMap>'].map(
      (map): [string, string, number, string] => [
        `gives the map something: ${map}`,
        `<WitPackage name="cottage:talk" />\n\n${map}`,
        5,
        '<WitMap> takes no attribute and no content. Write <WitMap />.',
      ],
    ),
    [
      'lacks one of its packages',
      '<WitPackage name="cottage:talk" />',
      3,
      'the page /talk does not show wasi:io. Write <WitPackage name="wasi:io" />, or change the ' +
        'option pages.',
    ],
    [
      'shows a package of another page',
      `${SHOWN}\n\n<WitPackage name="cottage:tool" />`,
      7,
      'cottage:tool is on this page, but not in its list in the option pages. Add it there.',
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
  const load = createLoad(root);
  afterAll(() => rmSync(root, {recursive: true}));

  it('is reported with its place on the pages that show WIT; others only lose their links', async () => {
    cpSync(FIXTURE, root, {recursive: true});
    await build(SHOWN, load);
    writeFileSync(
      path.join(root, 'wit/tool/broken.wit'),
      'package cottage:tool@0.1.0;\nmodule a {}',
    );
    const reason =
      'wit/tool/broken.wit:2:1: expected “interface”, “world”, “use” or “package”, found “module”.';
    expect(await fail(`Text\n\n${SHOWN}`, load)).toMatchObject({reason});
    const code = 'Text `room.push`\n\n```wit\nuse cottage:talk/rooms;\n```';
    const links = async (loader = load) => collectNodes(await build(code, loader), 'link').length;
    expect([await links(loadFixture), await links()]).toEqual([1, 0]);
  });

  it('is gone once it is fixed', async () => {
    rmSync(path.join(root, 'wit/tool/broken.wit'));
    expect(await fail(SHOWN, load)).toBeUndefined();
  });
});

describe('inline code', () => {
  it.each([
    ['`room.push`', '[`room.push`](/talk#talk-rooms--room--push)'],
    ['- `room-list`', '[`room-list`](/talk#talk-room-list)'],
    ['*`cottage:tool`*', '[`cottage:tool`](/tool#cottage-tool)'],
    ['`room.Push`', '`room.Push`'],
  ])('%s becomes %s', async (value, line) => {
    expect(printPage(await build(value))).toContain(line);
  });

  it.each([
    ['<a href="/x">the `room.push` method</a>', '`room.push`'],
    ['<details><summary>the `room.push` method</summary></details>', '`room.push`'],
    ['<code>room.push</code>', 'room.push'],
  ])('stays as it is in %s', async (value, line) => {
    const page = printPage(await build(value));
    expect(page).toContain(line);
    expect(page).not.toContain('#talk');
  });
});

describe('a block', () => {
  const linksOf = async (value: string) =>
    collectNodes(await build(value), 'code')[0]?.node.data?.links;
  const code = 'world a { import cottage:talk/rooms@0.1.0-rc.1; }';

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
