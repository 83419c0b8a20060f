import {afterEach, describe, expect, it, vi} from 'vitest';
import {openFakePage} from './fixtures/openFakePage';

afterEach(() => vi.unstubAllGlobals());

const FILES = ['/assets/js/main.js', '/assets/css/all.css'];
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a page that sleeps', () => {
  it('loads nothing for a pointer that rests, and all files in their order for one that moves', () => {
    const {send, listFiles} = openFakePage();
    send('pointermove', undefined, {clientX: 0, clientY: 0});
    send('pointermove', undefined, {clientX: 0, clientY: 0});
    expect(listFiles()).toEqual([]);
    send('pointermove', undefined, {clientX: 1, clientY: 0});
    expect(listFiles()).toEqual(FILES);
  });

  it('loads each file once, whatever the reader does', () => {
    const {send, listFiles} = openFakePage();
    ['pointerup', 'pointercancel', 'wheel', 'keydown', 'focusin', 'click'].forEach((type) =>
      send(type),
    );
    expect(listFiles()).toEqual(FILES);
  });

  it('shows what a press does before it loads anything', () => {
    const {dispatch, showFrame, listFiles} = openFakePage();
    dispatch('pointerup');
    dispatch('click');
    showFrame();
    expect(listFiles()).toEqual([]);
    showFrame();
    expect(listFiles()).toEqual(FILES);
  });

  it('leaves a press on a link to the browser, and wakes for another key or a pointer over it', () => {
    const {send, createLink, listFiles} = openFakePage();
    const link = createLink();
    ['pointerup', 'focusin', 'click'].forEach((type) => send(type, link));
    send('keydown', link, {key: 'Enter'});
    expect(listFiles()).toEqual([]);
    send('keydown', link, {key: 'Tab'});
    expect(listFiles()).toEqual(FILES);
  });

  it('lets what an act loads for a dialog come first, and wakes with the next sign', () => {
    const {send, openBusyDialog, listFiles} = openFakePage();
    const finish = openBusyDialog();
    ['pointerup', 'click', 'keydown'].forEach((type) => send(type));
    expect(listFiles()).toEqual([]);
    finish();
    expect(listFiles()).toEqual([]);
    send('keydown');
    expect(listFiles()).toEqual(FILES);
  });

  it('sleeps on for a key that only changes what others mean', () => {
    const {send, listFiles} = openFakePage();
    ['Control', 'Meta', 'Alt', 'Shift'].forEach((key) => send('keydown', undefined, {key}));
    expect(listFiles()).toEqual([]);
  });

  it('never wakes at another address, and says so only where its files are not there', async () => {
    const page = openFakePage('https://archive.example/2026/page');
    page.send('wheel');
    await settle();
    expect(page.listFiles()).toEqual([]);
    expect(page.findBanner()).toBeUndefined();

    const lost = openFakePage('https://site.example/docs/page');
    lost.fetchFile.mockResolvedValue({ok: false});
    lost.send('wheel');
    await settle();
    expect(lost.findBanner()?.children.at(-1)?.textContent).toMatch(/try \/docs\/$/);
  });

  it.each(['/page', '/%70age', '//page', '/page.html', '/page/index.html', '/page/'])(
    'wakes at %s, whose spelling it gives up where the framework does not know it',
    (spelling) => {
      const page = openFakePage(`https://site.example${spelling}?from=mail#end`);
      page.send('wheel');
      expect(page.listFiles()).toEqual(FILES);
      const isKnown = /^\/page\/?$/.test(spelling);
      const replaced = isKnown ? [] : [[null, '', '/page?from=mail#end']];
      expect(page.history.replaceState.mock.calls).toEqual(replaced);
    },
  );

  it('never wakes at an address that cannot be read', () => {
    const page = openFakePage('https://site.example/%zz');
    page.send('wheel');
    expect(page.listFiles()).toEqual([]);
  });

  it('suggests the folder of an address that is not the page below another base URL', async () => {
    const page = openFakePage('https://archive.example/web/2026/cli.html');
    page.fetchFile.mockResolvedValue({ok: false});
    page.send('wheel');
    await settle();
    expect(page.findBanner()?.children.at(-1)?.textContent).toBe('It is /, try /web/2026/');
  });

  it('makes a press again when the script that answers it is there, and no other one', () => {
    const {send, createButton, answer} = openFakePage();
    const [early, late] = [createButton(), createButton()];
    expect(send('click', early).defaultPrevented).toBe(true);
    expect(early.click).not.toHaveBeenCalled();
    answer();
    expect(early.click).toHaveBeenCalledOnce();
    expect(send('click', late).defaultPrevented).toBe(false);
    expect(late.click).not.toHaveBeenCalled();
  });

  it('is loaded anew where the reader goes back to what an earlier document showed', () => {
    const {send, location} = openFakePage();
    send('popstate');
    expect(location.reload).not.toHaveBeenCalled();
    location.pathname = '/before';
    send('popstate');
    expect(location.reload).toHaveBeenCalledOnce();
  });
});

describe('a file that does not come', () => {
  it('is named by no banner until it has failed, and asked for again at the next press only', async () => {
    const {send, fail, findBanner, listFiles} = openFakePage();
    send('wheel');
    expect(findBanner()).toBeUndefined();
    fail(FILES[0]!);
    expect(findBanner()?.children[0]?.textContent).toBe('It failed.');
    expect(findBanner()?.children.map(({textContent}) => textContent)).toContain(FILES[0]);
    send('wheel');
    expect(listFiles()).toEqual([FILES[1]]);
    send('pointerup');
    await settle();
    expect(listFiles()).toEqual([FILES[1], FILES[0]]);
  });

  it('is asked for past the cache when it is wanted again', async () => {
    const {send, fail, fetchFile, listFiles} = openFakePage();
    send('wheel');
    expect(fetchFile).not.toHaveBeenCalled();
    fail(FILES[0]!);
    send('pointerup');
    expect(listFiles()).toEqual([FILES[1]]);
    expect(fetchFile.mock.calls).toEqual([[FILES[0], {cache: 'reload'}]]);
    await settle();
    expect(listFiles()).toEqual([FILES[1], FILES[0]]);
  });

  it('is asked for past the cache at once where the page is awake: its scripts want it again', () => {
    const {send, arrive, hydrate, miss, fetchFile} = openFakePage();
    send('wheel');
    arrive();
    hydrate();
    miss('/assets/js/chunk.js');
    expect(fetchFile.mock.calls).toEqual([
      ['https://site.example/assets/js/chunk.js', {cache: 'reload'}],
    ]);
  });

  it('is none where an awake script makes a mistake', () => {
    const {send, arrive, hydrate, fetchFile} = openFakePage();
    send('wheel');
    arrive();
    hydrate();
    send('error', undefined, {filename: 'https://site.example/assets/js/chunk.js'});
    expect(fetchFile).not.toHaveBeenCalled();
  });

  it('is said at once where it is the sheet of paper and the scripts are not there either', async () => {
    const page = openFakePage();
    page.missSheet('/assets/css/print.css');
    await settle();
    expect(page.findBanner()).toBeUndefined();
    page.fetchFile.mockResolvedValue({ok: false});
    page.missSheet('/assets/css/print.css');
    await settle();
    expect(page.findBanner()).toBeDefined();
  });

  it('is said where it can be pressed, once the others have come', () => {
    const {send, fail, arrive, findBanner} = openFakePage();
    send('wheel');
    fail(FILES[0]!);
    const before = findBanner();
    arrive();
    expect(findBanner()).toBeDefined();
    expect(findBanner()).not.toBe(before);
  });

  it('is asked for again with the button, whose banner comes back only if it fails again', async () => {
    const page = openFakePage();
    page.send('wheel');
    page.fail(FILES[1]!);
    page
      .findBanner()
      ?.children.find(({name}) => name === 'button')
      ?.onclick?.();
    await settle();
    expect(page.listFiles()).toEqual(FILES);
    expect(page.findBanner()).toBeUndefined();
    page.fail(FILES[1]!);
    expect(page.findBanner()).toBeDefined();
  });

  it('is loaded with the others at the first act where it is the script with the acts', () => {
    const {send, miss, findBanner, listFiles} = openFakePage();
    miss('/assets/js/acts.js', 'data-acts');
    expect(findBanner()).toBeUndefined();
    send('wheel');
    expect(listFiles()).toEqual(['/assets/js/acts.js', ...FILES]);
  });

  it('is waited for, and the window loaded anew, where the scripts cannot go on without it', async () => {
    const {send, miss, location, fetchFile, findBanner} = openFakePage();
    send('wheel');
    miss('/assets/js/chunk.js');
    expect(findBanner()).toBeDefined();
    fetchFile.mockResolvedValueOnce({ok: false});
    send('click');
    await settle();
    expect(location.reload).not.toHaveBeenCalled();
    send('click');
    await settle();
    expect(location.reload).toHaveBeenCalledOnce();
  });

  it('is nothing to say where the page is awake, or where it is of another site', () => {
    const page = openFakePage();
    page.send('wheel');
    page.miss('/elsewhere/other.js');
    expect(page.findBanner()).toBeUndefined();
    page.arrive();
    page.hydrate();
    page.miss('/assets/js/chunk.js');
    expect(page.findBanner()).toBeUndefined();
  });
});

it('shows the title of the page while the framework sets its own', () => {
  const {send, hydrate, document} = openFakePage();
  send('wheel');
  document.title = 'Site';
  document.title = 'Page | Site';
  hydrate();
  expect(document.title).toBe('Page | Site');
});

it('shows the title of an error, though the framework never says that the page is awake', () => {
  const {send, document} = openFakePage();
  send('wheel');
  document.title = 'Site';
  expect(Object.getOwnPropertyDescriptor(document, 'title')).toHaveProperty('get');
  document.title = 'Page Error | Site';
  expect(Object.getOwnPropertyDescriptor(document, 'title')).toHaveProperty('value');
  expect(document.title).toBe('Page Error | Site');
});
