import {runVitest} from '../runVitest';
import type {ProofSource} from '../types';

const CONFIG = 'proofs/hosts/vitest.config.ts';
const FILE = 'proofs/hosts/hosts.answers.ts';

/** Returns the proof that Caddy, with the site's configuration, and our own server give the same answers. */
export function proveHosts(): ProofSource[] {
  return [
    {
      id: 'hosts/answers',
      tools: {caddy: ''},
      inputs: {
        code: [FILE, CONFIG, 'proofs/runVitest.ts', 'server/serve.mjs'],
        files: ['server/Caddyfile'],
      },
      run: async (context) => {
        await context.provideSite();
        return runVitest(context, {config: CONFIG, file: FILE});
      },
    },
  ];
}
