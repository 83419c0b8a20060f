import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {
  listBuiltFiles,
  readBuiltFile,
  readBuiltPages,
  type PageElement,
} from '../support/builtSite';
import {findLocale, hasVersions, LOCALES} from '../support/copies';

const isContent = (ancestors: readonly PageElement[]) =>
  ancestors.some(({classes}) => classes.includes('theme-doc-markdown'));

test('the scripts that wake every page ask browsers to compile them while they arrive', async () => {
  const hint = '//# allFunctionsCalledOnLoad\n';
  const [html = ''] = (await readBuiltPages()).map((page) => page.html);
  const scripts = [...html.matchAll(/&quot;\/(assets\/js\/[^&]*main\.[^&]+)&quot;/g)].map(
    ([, file = '']) => file,
  );
  expect(scripts).toHaveLength(2);
  for (const file of scripts) {
    expect((await readBuiltFile(file)).toString().startsWith(hint), file).toBe(true);
  }
});

test('every page loads one script, that of its language, of at most 4,000 bytes, until its reader acts', async () => {
  for (const locale of LOCALES) {
    const pages = (await readBuiltPages()).filter(({file}) => findLocale(file) === locale);
    const addresses = pages.map(({elements}) =>
      elements.flatMap(({name, attributes}) => (name === 'script' && attributes.src) || []),
    );
    expect(new Set(addresses.map(String)).size).toBe(1);
    const [[address = ''] = []] = addresses;
    const file = address.slice(1);
    expect(findLocale(file)).toBe(locale);
    expect(file.slice(locale.folder.length)).toMatch(/^assets\/js\/acts\.[\da-f]{8}\.js$/);
    const script = brotliCompressSync(await readBuiltFile(file));
    expect(script.length).toBeLessThanOrEqual(4_000);
  }
});

test('the content of a page is in no script', async () => {
  const scripts = await Promise.all((await listBuiltFiles(/\.js$/)).map(readBuiltFile));
  const text = Buffer.concat(scripts).toString();
  const blocks = (await readBuiltPages()).flatMap(({elements}) =>
    elements.filter(({name, ancestors}) => name === 'code' && isContent(ancestors)),
  );
  const long = blocks.map((each) => each.text.trim()).filter(({length}) => length > 60);
  expect(long.length).toBeGreaterThan(300);
  expect(long.filter((each) => text.includes(each.slice(0, 60)))).toEqual([]);
});

test('the styles in each page have at most 11,700 bytes', async () => {
  const sheets = (await readBuiltPages()).map(
    ({html}) => html.match(/<style>(.*?)<\/style>/s)?.[1] ?? '',
  );
  for (const styles of new Set(sheets)) {
    expect(styles.length).toBeGreaterThan(10_000);
    // With versions, those of their badge.
    const most = 11_700 + (hasVersions ? 100 : 0);
    expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(most);
  }
});
