import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {formatFinding} from '../../lib/formatFinding.mjs';
import {checkTheme} from '../checkTheme';

const CLASSIC = 'node_modules/@docusaurus/theme-classic';
const FALLBACK = 'node_modules/@docusaurus/core/lib/client/theme-fallback';

/** A site that replaces a component, wraps another, and adds one that no theme has. */
const SITE = {
  [`${CLASSIC}/package.json`]: '{"version": "1.0.0"}',
  [`${CLASSIC}/src/theme/Footer/index.tsx`]: 'footer 1',
  [`${CLASSIC}/src/theme/Layout/index.tsx`]: 'layout 1',
  [`${CLASSIC}/src/theme/Logo/index.tsx`]: 'logo 1',
  [`${CLASSIC}/src/theme/SearchBar.tsx`]: 'search 1',
  [`${FALLBACK}/Root/index.js`]: 'root 1',
  'src/theme/Footer/index.tsx': 'export default null;',
  'src/theme/Footer/readYear.ts': 'export const year = 1;',
  'src/theme/Footer/styles.module.css': '.footer {}',
  'src/theme/Logo/index.tsx': "import Logo from '@theme-original/Logo';",
  'plugins/search/theme/SearchBar/index.tsx': 'export default null;',
  'plugins/search/theme/SearchPanel/index.tsx': 'export default null;',
  'packages/quiet/src/client/theme/Layout/index.tsx':
    "import Layout from '@theme-original/Layout';",
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'check-theme-'));
  write(SITE);
  checkTheme({root, update: true});
});
afterEach(() => rmSync(root, {recursive: true}));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
}

const remove = (file: string) => rmSync(path.join(root, file));
const check = () => checkTheme({root}).findings.map(formatFinding).join('\n');

describe('the check of the theme', () => {
  it('passes with as many components as take the place of an upstream one', () => {
    expect(checkTheme({root})).toEqual({
      passed: 4,
      findings: [],
      skipped: [],
      summary: '4 components fit theme-classic 1.0.0.',
    });
  });

  it('names what an upgrade changed for a replaced and for a wrapped component', () => {
    write({
      [`${CLASSIC}/package.json`]: '{"version": "1.1.0"}',
      [`${CLASSIC}/src/theme/Footer/index.tsx`]: 'footer 2',
      [`${CLASSIC}/src/theme/Logo/index.tsx`]: 'logo 2',
    });
    expect(check()).toMatchInlineSnapshot(`
      "src/theme/Footer/index.tsx:1:1 changed @docusaurus/theme-classic/src/theme/Footer/index.tsx changed between 1.0.0 and 1.1.0. Read npm diff --diff=@docusaurus/theme-classic@1.0.0 --diff=@docusaurus/theme-classic@1.1.0 src/theme/Footer/index.tsx. Bring into this component what it needs of the change, and run npm run check:theme -- --update.
      src/theme/Logo/index.tsx:1:1 changed @docusaurus/theme-classic/src/theme/Logo/index.tsx changed between 1.0.0 and 1.1.0. Read npm diff --diff=@docusaurus/theme-classic@1.0.0 --diff=@docusaurus/theme-classic@1.1.0 src/theme/Logo/index.tsx. Check that this wrapper is still needed and still fits, and run npm run check:theme -- --update.
      src/theme/upstream.json:2:3 version The list is of @docusaurus/theme-classic 1.0.0, and 1.1.0 is installed. Adapt the components that other findings name, then run npm run check:theme -- --update."
    `);
  });

  it('says to update the list after an upgrade that changed no component', () => {
    write({[`${CLASSIC}/package.json`]: '{"version": "1.1.0"}'});
    expect(check()).toMatchInlineSnapshot(
      `"src/theme/upstream.json:2:3 version The list is of @docusaurus/theme-classic 1.0.0, and 1.1.0 is installed. Adapt the components that other findings name, then run npm run check:theme -- --update."`,
    );
  });

  it('finds a component whose original an upgrade removed', () => {
    remove(`${CLASSIC}/src/theme/Footer/index.tsx`);
    expect(check()).toMatchInlineSnapshot(
      `"src/theme/Footer/index.tsx:1:1 upstream The original is gone, so that this component has no effect. Find what replaced it upstream, move or delete this component, and run npm run check:theme -- --update."`,
    );
  });

  it('finds nothing where an original has moved and still has its name', () => {
    remove(`${CLASSIC}/src/theme/SearchBar.tsx`);
    write({[`${CLASSIC}/src/theme/SearchBar/index.tsx`]: 'search 1'});
    expect(check()).toBe('');
  });

  it('finds a component that is not listed, in the theme, a plugin or over the fallback', () => {
    write({
      [`${CLASSIC}/src/theme/Tag/index.tsx`]: 'tag 1',
      'plugins/other/theme/Tag.tsx': 'export default null;',
      'src/theme/Root.tsx': 'export default null;',
    });
    expect(check()).toMatchInlineSnapshot(`
      "src/theme/Root.tsx:1:1 unlisted This takes the place of @docusaurus/core/lib/client/theme-fallback/Root/index.js and is not in src/theme/upstream.json. Say in its first comment why it exists, and run npm run check:theme -- --update.
      plugins/other/theme/Tag.tsx:1:1 unlisted This takes the place of @docusaurus/theme-classic/src/theme/Tag/index.tsx and is not in src/theme/upstream.json. Say in its first comment why it exists, and run npm run check:theme -- --update."
    `);
  });

  it('finds an entry whose file is gone', () => {
    remove('src/theme/Footer/index.tsx');
    expect(check()).toMatchInlineSnapshot(
      `"src/theme/upstream.json:4:5 file src/theme/Footer/index.tsx is gone. Run npm run check:theme -- --update."`,
    );
  });

  it('is clean again after an update of the list', () => {
    write({[`${CLASSIC}/src/theme/Footer/index.tsx`]: 'footer 2'});
    expect(check()).not.toBe('');
    expect(checkTheme({root, update: true}).findings).toEqual([]);
    expect(check()).toBe('');
  });

  it('cannot run where the theme is not installed', () => {
    remove(`${CLASSIC}/package.json`);
    expect(() => checkTheme({root})).toThrow('is not installed');
  });

  it('cannot run without a list', () => {
    remove('src/theme/upstream.json');
    expect(() => checkTheme({root})).toThrow('Run npm run check:theme -- --update');
  });
});
