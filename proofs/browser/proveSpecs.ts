import path from 'node:path';
import {bundleCode} from '../bundleCode';
import {runPlaywright} from '../runPlaywright';
import {describeSite} from '../site/describeSite';
import type {ProofSource} from '../types';
import {listFixtureSites} from './fixtureSites';

const FOLDER = 'proofs/browser';
const CONFIG = `${FOLDER}/playwright.config.ts`;

/**
 * Returns a proof for each file of browser tests whose result is independent of the pages' words, on fixture sites or
 * on the built site: `framework/navigation` shows that Docusaurus does what the specification requires,
 * `frame/changed-pages` what holds for the frame of every page. The folder is the kind.
 */
export async function proveSpecs(root: string, files: readonly string[]): Promise<ProofSource[]> {
  const specs = files.filter((file) => file.startsWith(FOLDER) && file.endsWith('.spec.ts'));
  const bundles = await bundleCode(root, specs);
  return specs.map((file) => {
    const sites = listFixtureSites(files, bundles.get(file)?.text ?? '');
    const code = [file, CONFIG, 'proofs/runPlaywright.ts'];
    return {
      id: path.relative(FOLDER, file).replace(/\.spec\.ts$/, ''),
      tools: {chromium: ''},
      inputs: sites ? {...sites, code: [...code, ...sites.code]} : {code, site: [describeSite]},
      run: async (context) => {
        if (!sites) await context.provideSite();
        return runPlaywright(context, {config: CONFIG, files: [file]});
      },
    };
  });
}
