import {digestCode} from '../inputs';
import {runVitest} from '../runVitest';
import type {Proof} from '../types';

const CONFIG = 'proofs/hosts/vitest.config.ts';
const FILE = 'proofs/hosts/hosts.answers.ts';

/** What the tests read besides the modules that they import. */
const READ = ['server/Caddyfile', 'server/serve.mjs', CONFIG, 'proofs/runVitest.ts'];

/** The proof that Caddy, with the site's configuration, and our own server give the same answers. */
export function proveHosts(root: string): Proof[] {
  return [
    {
      id: 'hosts/answers',
      tools: {caddy: ''},
      inputs: {[FILE]: digestCode(root, FILE, ...READ)},
      run: async (context) => {
        await context.provideSite();
        return runVitest(context, {config: CONFIG, file: FILE});
      },
    },
  ];
}
