import {digestCode, digestFolders} from '../inputs';
import {runVitest} from '../runVitest';
import type {Inputs, Proof} from '../types';

const CONFIG = 'proofs/engines/vitest.config.ts';

/** The browsers, each with what drives it. Debian has one version of them, so any will do. */
const ENGINES = {
  firefox: {'firefox-esr': '', geckodriver: ''},
  webkit: {WebKitWebDriver: '', Xvfb: ''},
};

/** What readers get beside the texts of the pages: their code and its tools, but not the tests of it. */
const SITE = ['src', 'plugins', 'server', 'static'];
const NO_TEST = /^(?!.*(?:\/__tests__\/|\.md$))/;

/** A proof for each browser whose engine is not Chromium's: the journeys of a reader through the site. */
export function proveEngines(root: string): Proof[] {
  const site: Inputs = {
    ...Object.fromEntries(
      SITE.map((folder) => [`${folder}/`, digestFolders(root, [folder], NO_TEST)]),
    ),
    'docusaurus.config.ts': digestCode(root, 'docusaurus.config.ts'),
    'package-lock.json': digestCode(root, 'package-lock.json'),
  };
  return Object.entries(ENGINES).map(([name, tools]) => {
    const file = `proofs/engines/${name}.journeys.ts`;
    return {
      id: `engine/${name}`,
      tools,
      inputs: {[file]: digestCode(root, file, CONFIG, 'proofs/runVitest.ts'), ...site},
      run: async (context) => {
        await context.provideSite();
        return runVitest(context, {config: CONFIG, file});
      },
    };
  });
}
