import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {digest} from '../../../security/digest.mjs';
import {addIntegrity} from '../index';

const SCRIPT = 'run()';
const STYLES = 'a{top:0}';
const ofScript = `integrity="${digest(SCRIPT)}"`;
const ofStyles = `integrity="${digest(STYLES)}"`;

let outDir = '';
beforeAll(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'integrity-'));
  await mkdir(path.join(outDir, 'assets'));
  await writeFile(path.join(outDir, 'assets/main.js'), SCRIPT);
  await writeFile(path.join(outDir, 'assets/all.css'), STYLES);
});
afterAll(() => rm(outDir, {recursive: true}));

async function add(html: string): Promise<string | undefined> {
  const pages = new Map([['a.html', html]]);
  return (await addIntegrity({outDir, baseUrl: '/base/', pages})).get('a.html');
}

describe('the digest of a file', () => {
  it('is what OpenSSL says of its bytes', () => {
    // printf %s 'run()' | openssl dgst -sha256 -binary | base64
    expect(digest(SCRIPT)).toBe('sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=');
  });

  it.each([
    ['<script src=/base/assets/main.js defer></script>', ofScript],
    ['<script type="module" src="/base/assets/main.js"></script>', ofScript],
    ['<link rel=stylesheet href=/base/assets/all.css />', ofStyles],
    ["<LINK href='/base/assets/all.css' rel='alternate StyleSheet' media=print>", ofStyles],
    ['<link rel=modulepreload href=/base/assets/main.js>', ofScript],
    ['<link rel=preload as=script href=/base/assets/main.js>', ofScript],
    ['<noscript><link rel=stylesheet href=/base/assets/all.css></noscript>', ofStyles],
  ])('is in %s', async (html, integrity) => {
    const expected = html.replace(/(?<=<(?:script|link))(?= )/i, ` ${integrity}`);
    expect(await add(html)).toBe(expected);
  });

  it('is in each of several tags', async () => {
    const [script, sheet] = [
      '<script src=/base/assets/main.js>',
      '<link rel=stylesheet href=/base/assets/all.css>',
    ];
    expect(await add(`${sheet}${script}</script>${script}</script>`)).toBe(
      `<link ${ofStyles}${sheet.slice(5)}` +
        `<script ${ofScript}${script.slice(7)}</script>`.repeat(2),
    );
  });

  it.each([
    [
      'an inline script, with tags in its text',
      "<script>a='<link rel=stylesheet href=/b>'</script>",
    ],
    ['a tag that has one', '<script src=/base/assets/main.js integrity=sha384-a></script>'],
    ['a picture', '<link rel=preload as=image href=/base/img/logo.svg>'],
    [
      'what is only prefetched or an address',
      '<link rel=prefetch href=/a><link rel=canonical href=/a>',
    ],
  ])('is not in %s', async (_what, html) => {
    expect(await add(html)).toBe(html);
  });
});

it.each([
  ['of another host', 'https://elsewhere.example/a.js'],
  ['of another host without a protocol', '//elsewhere.example/a.js'],
  ['that is not there', '/base/assets/missing.js'],
])('a script %s stops the build', async (_what, address) => {
  await expect(add(`<script src="${address}"></script>`)).rejects.toThrow(
    `A page loads ${address}, which is no file of this build.`,
  );
});
