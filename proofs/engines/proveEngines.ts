import {runVitest} from '../runVitest';
import {describeSite} from '../site/describeSite';
import type {ProofSource} from '../types';

const CONFIG = 'proofs/engines/vitest.config.ts';

/** The browsers, each with its driver. Debian has one version of them, so any will do. */
const ENGINES = {
  firefox: {'firefox-esr': '', geckodriver: ''},
  webkit: {WebKitWebDriver: '', Xvfb: ''},
};

/** Returns a proof for each browser with another engine than Chromium's: the journeys of a reader through the site. */
export function proveEngines(): ProofSource[] {
  return Object.entries(ENGINES).map(([name, tools]) => {
    const file = `proofs/engines/${name}.journeys.ts`;
    return {
      id: `engine/${name}`,
      tools,
      inputs: {code: [file, CONFIG, 'proofs/runVitest.ts'], site: [describeSite]},
      run: async (context) => {
        await context.provideSite();
        return runVitest(context, {config: CONFIG, file});
      },
    };
  });
}
