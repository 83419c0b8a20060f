import path from 'node:path';
import {bundleCode} from '../bundleCode';
import {runPlaywright} from '../runPlaywright';
import {describeSite} from '../site/describeSite';
import type {ProofSource} from '../types';
import {listFixtureSites} from './fixtureSites';

const FOLDER = 'proofs/framework';
const CONFIG = `${FOLDER}/playwright.config.ts`;

/**
 * A proof for each file of tests that show Docusaurus to do what the specification requires, on fixture sites
 * or on the built one: `framework/navigation`.
 */
export async function proveSpecs(root: string, files: readonly string[]): Promise<ProofSource[]> {
  const specs = files.filter((file) => file.startsWith(FOLDER) && file.endsWith('.spec.ts'));
  const bundles = await bundleCode(root, specs);
  return specs.map((file) => {
    const sites = listFixtureSites(files, bundles.get(file)?.text ?? '');
    const code = [file, CONFIG, 'proofs/runPlaywright.ts'];
    return {
      id: `framework/${path.basename(file, '.spec.ts')}`,
      tools: {chromium: ''},
      inputs: sites ? {...sites, code: [...code, ...sites.code]} : {code, site: [describeSite]},
      run: async (context) => {
        if (!sites) await context.provideSite();
        return runPlaywright(context, {config: CONFIG, files: [file]});
      },
    };
  });
}
