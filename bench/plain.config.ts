import {createRequire} from 'node:module';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import config from '../docusaurus.config';
import pluginBuiltPages from 'docusaurus-built-pages';
import type {PageStep} from 'docusaurus-built-pages';
import pluginQuietPages, {finishPages, type QuietOptions} from 'docusaurus-quiet-pages';

/** Resolves acts as quiet pages do: by name, or from the site's folder. */
const {resolve} = createRequire(path.resolve(__dirname, '../docusaurus.config.ts'));

type Plugins = NonNullable<Config['plugins']>;
type Theme = NonNullable<Config['themes']>[number];
type Steps = {steps: readonly PageStep[]};

/** Leaves the page step of quiet pages out. */
function dropStep(plugin: Plugins[number]): Plugins[number] {
  if (!Array.isArray(plugin) || plugin[0] !== pluginBuiltPages) return plugin;
  const {steps} = plugin[1] as Steps;
  return [pluginBuiltPages, {steps: steps.filter((step) => step !== finishPages)}];
}

const isQuiet = (theme: Theme) => Array.isArray(theme) && theme[0] === pluginQuietPages;
const [, options] = (config.themes?.find(isQuiet) ?? []) as [unknown?, QuietOptions?];

/** The site without quiet pages: each page loads its scripts by itself. */
const plain: Config = {
  ...config,
  themes: config.themes?.filter((theme) => !isQuiet(theme)),
  clientModules: [
    ...(config.clientModules ?? []),
    ...(options?.acts() ?? []).map((act) => resolve(act)),
  ],
  plugins: config.plugins?.map(dropStep),
};

export default plain;
