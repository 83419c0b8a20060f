import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pageFile} from '../../tests/support/builtSite';
import {VIEWS} from '../../tests/support/views';
import {bundleCode} from '../bundleCode';
import {listFixtureSites} from '../browser/fixtureSites';
import {runPlaywright} from '../runPlaywright';
import {describeSite} from '../site/describeSite';
import type {ProofSource} from '../types';

const FOLDER = 'tests/visual';
const CONFIG = `${FOLDER}/playwright.config.ts`;

/** Returns the proof that each view of the site looks as accepted: `visual/screenshots`. */
export async function proveScreenshots(
  root: string,
  files: readonly string[],
): Promise<ProofSource[]> {
  const own = files.filter((file) => file.startsWith(`${FOLDER}/`));
  const specs = own.filter((file) => file.endsWith('.spec.ts'));
  const bundles = await bundleCode(root, specs);
  const texts = specs.map((file) => bundles.get(file)?.text).join('');
  const sites = listFixtureSites(files, texts);
  return [
    {
      id: 'visual/screenshots',
      tools: {chromium: '', fonts: ''},
      inputs: {
        code: [...specs, CONFIG, 'proofs/runPlaywright.ts', ...(sites?.code ?? [])],
        files: [...own.filter((file) => file.endsWith('.conf')), ...(sites?.files ?? [])],
        folders: [`${FOLDER}/screenshots`, ...(sites?.folders ?? [])],
        site: [describeSite, describeViews],
      },
      run: async (context) => {
        await context.provideSite();
        return runPlaywright(context, {config: CONFIG, files: specs});
      },
    },
  ];
}

/** Returns the words on the pages of the views, without dates and the list of all pages, which few views show. */
function describeViews(root: string): string[] {
  return VIEWS.map(({route, showsSidebar}) => {
    const file = path.join(root, 'build', pageFile(route));
    const html = readFileSync(existsSync(file) ? file : path.join(root, 'build/404.html'), 'utf8');
    const body = html
      .replace(/^.*?<body/s, '')
      .replace(/<span class="?theme-last-updated.*?<\/span>/gs, '');
    return showsSidebar ? body : body.replace(/<aside\b.*?<\/aside>/s, '');
  });
}
