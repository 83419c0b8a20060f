import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from 'docusaurus-built-pages/files';
import {describeSite} from '../site/describeSite';
import type {ProofSource} from '../types';
import {askAfdocs} from './askAfdocs';

const CODE = 'proofs/agents/askAfdocs.ts';
const TOOLCHAIN = ['package.json', 'package-lock.json'].map(
  (name) => `proofs/agents/toolchain/${name}`,
);

/** The limits of afdocs are multiples of this many characters. */
const STEP = 5_000;

/** Returns the proof that afdocs, an external test of sites for programs, finds nothing but accepted results. */
export function proveAfdocs(): ProofSource[] {
  return [
    {
      id: 'agents/afdocs',
      tools: {},
      inputs: {code: [CODE], files: TOOLCHAIN, site: [describeSite, describeSizes]},
      run: async (context) => {
        await context.provideSite();
        return {findings: await askAfdocs(context)};
      },
    },
  ];
}

/** Returns the sizes of the files that programs read, in steps, so that a changed word changes no result. */
export function describeSizes(root: string): [file: string, steps: number][] {
  const folder = path.join(root, 'build');
  return listFiles(folder)
    .filter((file) => /\.(?:html|md|txt)$/.test(file))
    .map((file) => {
      const {length} = readFileSync(path.join(folder, file), 'utf8');
      return [file, Math.ceil(length / STEP)];
    });
}
