import {digestCode} from '../inputs';
import {runVitest} from '../runVitest';
import type {Proof} from '../types';

const CONFIG = 'proofs/hosts/vitest.config.ts';
const FILE = 'proofs/hosts/hosts.answers.ts';

/** The proof that nginx, Caddy and our own server give the same answers, from the files of a release. */
export function proveHosts(root: string): Proof[] {
  return [
    {
      id: 'hosts/answers',
      tools: {nginx: '', caddy: ''},
      inputs: {[FILE]: digestCode(root, FILE, CONFIG, 'server/serve.mjs', 'proofs/runVitest.ts')},
      run: async (context) => {
        await context.provideSite();
        return runVitest(context, {config: CONFIG, file: FILE});
      },
    },
  ];
}
