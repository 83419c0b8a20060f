import {expect, test} from 'vitest';
import {HtmlValidate, type ConfigData} from 'html-validate';
import {listBuiltFiles, readBuiltFile, readBuiltPages} from '../support/builtSite';
import {ALL_ROUTES, NOT_FOUND} from '../support/copies';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The minifier leaves out quotes that HTML does not need.
    'attr-quotes': 'off',
    // The minifier leaves out end tags that HTML does not need.
    'no-implicit-close': 'off',
    // The minifier keeps React's `/>` on void elements, which HTML allows.
    'void-style': 'off',
    // The minifier writes `<!doctype html>` in lower case, which HTML allows.
    'doctype-style': 'off',
    // The minifier writes `&` where nothing else can be meant, which HTML allows.
    'no-raw-characters': ['error', {relaxed: true}],
    // The id of the root element, `__docusaurus`, is valid but does not start with a letter.
    'valid-id': ['error', {relaxed: true}],
    // The framework's skip link, announcement bar and dropdowns are correct ARIA on other elements.
    'prefer-native-element': ['error', {exclude: ['region', 'banner', 'button']}],
  },
};

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate(config);
  const pages = await readBuiltPages();
  expect(pages).toHaveLength(ALL_ROUTES.length + NOT_FOUND.length);
  const findings: string[] = [];
  for (const {file, html} of pages) {
    const {results} = await validator.validateString(html, file);
    for (const {ruleId, message, selector} of results.flatMap(({messages}) => messages)) {
      findings.push(`${file} → ${ruleId}: ${message} at ${selector}`);
    }
  }
  expect(findings).toEqual([]);
});

test('the validator finds what is invalid', async () => {
  const validator = new HtmlValidate(config);
  const {results} = await validator.validateString('<p id="a"></p><ul><div id="a"></div></ul>');
  const rules = results.flatMap(({messages}) => messages.map(({ruleId}) => ruleId));
  expect(rules).toEqual(expect.arrayContaining(['no-dup-id', 'element-permitted-content']));
});

test('no script looks behind in a regular expression, which Safari before 16.4 refuses as a whole', async () => {
  const files = await listBuiltFiles(/\.js$/);
  expect(files.length).toBeGreaterThan(20);
  const pages = (await readBuiltPages()).flatMap(({file, elements}) =>
    elements.filter(({name}) => name === 'script').map(({text}) => [file, text] as const),
  );
  const scripts = await Promise.all(
    files.map(async (file) => [file, (await readBuiltFile(file)).toString()] as const),
  );
  const found = [...pages, ...scripts].filter(([, code]) => /\(\?<[=!]/.test(code));
  expect(found.map(([file]) => file)).toEqual([]);
});
