import {expect, test} from 'vitest';
import {UNUSED_STYLES} from '../../unusedStyles';
import {
  pageFile,
  parseHtml,
  readBuiltFile,
  readBuiltPages,
  type PageElement,
} from '../support/builtSite';
import {findLocale, LOCALES} from '../support/copies';

const LANGUAGES = ['JavaScript', 'Rust', 'Go', 'Python'];

test('the commands on the home page are those of the pages that explain them', async () => {
  const session = await readCode('/', 'console');
  const prompts = session.flatMap((line) => (line.startsWith('$ ') ? [line.slice(2)] : []));
  const commands = [...dropFiles(await readCode('/', 'sh')), ...prompts];
  expect(prompts).toHaveLength(2);
  expect(commands.length).toBeGreaterThan(3 * LANGUAGES.length);
  const explained = [
    ...(await readCode('/installation', 'sh')),
    ...(await readCode('/developer-guides/examples/hello-world', 'sh')),
  ];
  expect(commands.filter((command) => !explained.includes(command))).toEqual([]);
});

test('the home page has the places that links from elsewhere may name', async () => {
  const home = (await readBuiltPages()).find(({route}) => route === '/');
  const ids = home?.elements.map(({attributes}) => attributes.id);
  expect(ids).toEqual(
    expect.arrayContaining([
      'start-here',
      'why-it-matters',
      'agent',
      'who-it-is-for',
      'how-it-works',
      'what-works-today',
      'limits',
      'alpha',
      // The text of this one has moved away.
      'licences',
      'whats-next',
    ]),
  );
});

test('every block of code but an excerpt has its copy button without scripts', async () => {
  for (const {route, elements} of await readBuiltPages()) {
    const isIn = (block: PageElement) => (element: PageElement) =>
      element.ancestors.at(-1) === block;
    // A signature of a reference has none, and isn't a figure.
    const blocks = elements.filter(
      ({name, attributes}) => name === 'figure' && attributes['data-language'] !== undefined,
    );
    for (const block of blocks) {
      const parts = elements.filter(isIn(block));
      const caption = parts.find(({name}) => name === 'figcaption')?.text ?? '';
      const buttons = parts.filter(({name}) => name === 'button');
      const isExcerpt = caption.endsWith(' (excerpt)');
      expect(buttons.length, `${route}: ${caption}`).toBe(isExcerpt ? 0 : 1);
    }
  }
});
/** Removes files that commands write: from `<< 'END'` to `END`, and the quoted argument of `echo`. */
function dropFiles(lines: readonly string[]): string[] {
  const files = /^cat > .* << 'END'\n(?:.*\n)*?END\n|^echo '[^']*' > .*\n/gm;
  return `${lines.join('\n')}\n`.replace(files, '').trimEnd().split('\n');
}

/** Reads the lines of all code in a language on a built page. */
async function readCode(route: string, language: string): Promise<string[]> {
  const isBlock = ({attributes}: PageElement) => attributes['data-language'] === language;
  const html = (await readBuiltFile(pageFile(route))).toString();
  return parseHtml(html)
    .filter(({name, ancestors}) => name === 'code' && ancestors.some(isBlock))
    .flatMap(({text}) => text.split('\n'));
}

test('the translation of a browser changes no code, no output and no name of a file', async () => {
  const kept = new Set<string>();
  for (const {route, elements} of await readBuiltPages()) {
    for (const {name, text, attributes, classes, ancestors} of elements) {
      const isFile = name === 'figcaption' && /^\S+$/.test(text) && !classes.includes('code-label');
      const isKept = [attributes, ...ancestors.map((each) => each.attributes)].some(
        ({translate}) => translate === 'no',
      );
      if (['pre', 'code', 'kbd', 'samp'].includes(name) || isFile) {
        expect(isKept, `${route}: <${name}>${text}`).toBe(true);
        kept.add(name);
      } else if (['p', 'li', 'h2', 'summary', 'figcaption'].includes(name) && / /.test(text)) {
        expect(attributes.translate, `${route}: <${name}>${text}`).toBeUndefined();
      }
    }
  }
  expect([...kept].sort()).toEqual(['code', 'figcaption', 'pre', 'samp']);
});

test('no page has a class or an element that is on the list of unused styles', async () => {
  const isUnused = (name: string) =>
    UNUSED_STYLES.some((each) => (typeof each === 'string' ? each === name : each.test(name)));
  const found = (await readBuiltPages()).flatMap(({route, elements}) =>
    elements
      .flatMap(({name, classes}) => [name, ...classes])
      .filter(isUnused)
      .map((name) => `${route} → ${name}`),
  );
  expect(found).toEqual([]);
});

test('every page has the script that says so when the others do not come', async () => {
  for (const locale of LOCALES) {
    const pages = (await readBuiltPages()).filter(({file}) => findLocale(file) === locale);
    const scripts = pages.map(({html}) =>
      [...html.matchAll(/<script[^>]*>([^<]*did not load properly[\s\S]*?)<\/script>/g)].map(
        ([, text]) => text,
      ),
    );
    expect(scripts.length).toBeGreaterThan(49);
    expect(new Set(scripts.flat()).size).toBe(1);
    expect(scripts.filter(({length}) => length !== 1)).toEqual([]);
  }
});

test('the search has no style attribute in the HTML that is served', async () => {
  const html = (await readBuiltFile('index.html')).toString();
  const [box = ''] = html.match(/<search[\s>].*?<\/search>/s) ?? [];
  expect(box).toContain('aria-haspopup=dialog');
  expect(box).not.toMatch(/\sstyle=/);
});

test.each([
  [
    '/reference/interfaces',
    ({attributes}: PageElement) => attributes.id === 'wasi-io-streams--input-stream',
  ],
  [
    '/developer-guides/examples/http/server',
    ({name, text}: PageElement) =>
      name === 'li' && text.endsWith('Run the copy commands of part 1 again.'),
  ],
])('a fold of %s has its content in the page without scripts', async (address, isInside) => {
  const page = (await readBuiltPages()).find(({route}) => route === address);
  const around = page?.elements.find(isInside)?.ancestors ?? [];
  expect(around.map(({name}) => name)).toContain('details');
});

test('WIT on other pages has its names linked without scripts', async () => {
  const html = (await readBuiltFile(pageFile('/developer-guides/examples/ai/context'))).toString();
  const block = html.match(/<figure[^>]*data-language="?wit"?[\s\S]*?<\/figure>/)?.[0] ?? '';
  expect(block).toMatch(/<a href="?\/reference\/interfaces\/ai#ai-context"? /);
  // The list of the block's names, for the keyboard.
  expect(html).toMatch(
    /<li><a href="?\/reference\/interfaces\/ai#ai-context"?>hayride:ai\/context/,
  );
});
