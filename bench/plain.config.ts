import type {Config} from '@docusaurus/types';
import config from '../docusaurus.config';
import pluginBuiltPages from '../plugins/output/built-pages/index.js';
import type {PageStep} from '../plugins/lib/builtSite';
import pluginQuietPages, {finishPages, type QuietOptions} from '../plugins/quiet/index.js';

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
  clientModules: [...(config.clientModules ?? []), ...(options?.acts() ?? [])],
  plugins: config.plugins?.map(dropStep),
};

export default plain;
