import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it, vi} from 'vitest';
import type {BuiltSite} from 'docusaurus-built-pages';
import {symbolOf} from '../src/testing/createTestCatalogue';
import type {ReferenceSource} from '../src/catalogue';
import {checkAnchors, createReference, expireCache} from '../src/createReference';
import watchInputs from '../src/watchInputs.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'reference-'));
afterAll(() => rmSync(root, {recursive: true}));

const SYMBOLS = [
  symbolOf('house/room', {anchor: 'house-room', page: '/rooms'}),
  symbolOf('house/door', {anchor: 'house-door', page: '/doors'}),
];

const SOURCE: ReferenceSource = {
  name: 'wit',
  inputs: ['wit', 'go.yaml'],
  elements: [],
  load: () => ({symbols: SYMBOLS, findPage: () => undefined, render: () => []}),
};

const createPlugin = (source = SOURCE) => createReference({root, sources: [source]}).plugin();

describe('the anchors of a built page', () => {
  const check =
    (...pages: [file: string, html: string][]) =>
    () =>
      checkAnchors(SYMBOLS.slice(0, 1), new Map(pages));

  it.each([
    '<h3 class="a" id="house-room">',
    '<h3 id=house-room>x</h3>',
    '<li\n  id="house-room">',
    '<a title="a > b" id="house-room">',
    "<a id='house-room'><!-- <a id=house-room> --><script>'<a id=house-room>'</script>",
    '<h3 id="house-room"></h3><a href="#house-room">id="house-room"</a><p data-id="house-room">',
  ])('are right where a symbol has its own once: %j', (html) => {
    expect(check(['rooms.html', html])).not.toThrow();
  });

  it.each([
    ['0 times', ''],
    ['0 times', '<h3 id="house-room--door">'],
    ['0 times', '<a href="#house-room">'],
    ['0 times', '<a title="<b id=house-room>">'],
    ['2 times', '<h2 id="house-room"><h3 id=house-room>'],
  ])('are refused where a symbol has it %s: %j', (count, html) => {
    expect(check(['rooms.html', html])).toThrow(
      `wit-reference: /rooms has the anchor #house-room of house/room ${count}. There must be one: show ` +
        'the symbol once, and give a heading with the same id another one.',
    );
  });

  it('are looked for on the page of the symbol', () => {
    expect(check(['rooms.html', ''], ['other.html', '<h3 id="house-room">'])).toThrow(
      '/rooms has the anchor #house-room',
    );
  });
});

describe('the step for the built pages', () => {
  const check = (pages: BuiltSite['pages']) =>
    createReference({root, sources: [SOURCE]}).checkPages({pages} as BuiltSite);
  const rooms = ['rooms.html', '<h3 id="house-room">'] as const;

  it('stops where a page of the options was not built', async () => {
    await expect(check(new Map([rooms]))).rejects.toThrow(
      'wit-reference: the options name the page /doors, and no such page was built. Write the route of a page.',
    );
  });

  it('returns the pages where each symbol has its anchor, and stops where one has it twice', async () => {
    const pages = new Map([rooms, ['doors.html', '<h3 id="house-door">']]);
    expect(await check(pages)).toBe(pages);
    pages.set('doors.html', '<h3 id="house-door"><h3 id="house-door">');
    await expect(check(pages)).rejects.toThrow('/doors has the anchor #house-door');
  });
});

describe('the inputs', () => {
  it('are read again after one of them changed, or was added', async () => {
    const load = vi.fn(SOURCE.load);
    const {loadContent} = createPlugin({...SOURCE, load});
    const count = async () => {
      await loadContent?.();
      return load.mock.calls.length;
    };
    mkdirSync(path.join(root, 'wit/house'), {recursive: true});
    writeFileSync(path.join(root, 'wit/house/a.wit'), 'a');
    expect([await count(), await count()]).toEqual([1, 1]);
    writeFileSync(path.join(root, 'wit/house/a.wit'), 'longer');
    expect(await count()).toBe(2);
    writeFileSync(path.join(root, 'go.yaml'), '');
    expect([await count(), await count()]).toEqual([3, 3]);
  });

  it('stop the build before any page where they are wrong', async () => {
    const load = () => Promise.reject(new Error('wit/a.wit:1:2: wrong.'));
    await expect(createPlugin({...SOURCE, load}).loadContent?.()).rejects.toThrow(
      'wit/a.wit:1:2: wrong.',
    );
  });

  it('are dependencies of every page for the bundler with what it shows, and the page stays as it is', () => {
    mkdirSync(path.join(root, 'examples/door-go'), {recursive: true});
    const context = {
      getOptions: () => ({root, inputs: SOURCE.inputs, listShown}),
      addContextDependency: vi.fn(),
      addDependency: vi.fn(),
    };
    const page = 'examples/door-go examples/door-go/main.go';
    const listShown = (source: string) => source.split(' ');
    expect(Reflect.apply(watchInputs, context, [page])).toBe(page);
    const list = (...files: string[]) => files.map((file) => [path.join(root, file)]);
    expect(context.addContextDependency.mock.calls).toEqual(list('wit', 'examples/door-go'));
    expect(context.addDependency.mock.calls).toEqual(list('go.yaml', 'examples/door-go/main.go'));
  });

  it('are the same for tools', async () => {
    const {listSymbols} = createReference({root, sources: [SOURCE]});
    expect(await listSymbols()).toEqual(SYMBOLS);
  });
});

describe('the code of this package, of wit-docs and of the site', () => {
  const OWN = ['wit-reference', 'wit'].map((name) => path.resolve(__dirname, `../../${name}/src`));

  it('is what the cache of earlier runs depends on', () => {
    const config = {experiments: {cache: {type: 'persistent'}}} as object;
    const list = (...code: string[]) => ({
      experiments: {cache: {buildDependencies: [...OWN, ...code]}},
    });
    expect(expireCache(config, root)).toEqual(list());
    expect(expireCache(config, root, ['plugins'])).toEqual(list(path.join(root, 'plugins')));
  });

  it('is what webpack’s depends on, in which folders end with a slash', () => {
    writeFileSync(path.join(root, 'code.ts'), '');
    expect(expireCache({cache: {type: 'filesystem'}}, root, ['code.ts'])).toEqual({
      cache: {
        type: 'filesystem',
        buildDependencies: {
          reference: [...OWN.map((folder) => `${folder}/`), path.join(root, 'code.ts')],
        },
      },
    });
  });

  it.each([{}, {experiments: {}}, {experiments: {cache: false}}, {cache: true}])(
    'turns no cache on where there is none: %j',
    (config) => {
      expect(expireCache(config as object, root)).toEqual({});
    },
  );
});

describe('wrong options', () => {
  const create = (options: object) => () => createReference({root, sources: [SOURCE], ...options});

  it('are refused all at once', () => {
    expect(create({root: undefined, source: [], sources: [{name: 'a'}]})).toThrow(
      'wit-reference: "root" is required. "sources[0].inputs" is required. "sources[0].elements" is required. ' +
        '"sources[0].load" is required. "source" is no option. Options: root, sources, listShown, code.',
    );
  });

  it('are refused where they name code that is not there', () => {
    expect(create({code: ['wit', 'plugin']})).toThrow(
      `wit-reference: the option code names plugin, and ${root} has no such file. Correct it.`,
    );
  });
});
