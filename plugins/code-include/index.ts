import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {createPageRule} from '../shared/createPageRule';

export {createDisk, includeCode, type Disk} from './includeCode';
export {default as remarkCodeInclude} from './remarkCodeInclude';

/** Lets the bundler know which files the pages show; `remarkCodeInclude` puts them there. */
export default function pluginCodeInclude({siteDir}: LoadContext): Plugin {
  return {
    name: 'code-include',
    configureWebpack: () => ({
      module: {
        rules: [createPageRule(path.join(__dirname, 'watchIncludes.mjs'), {root: siteDir})],
      },
    }),
  };
}
