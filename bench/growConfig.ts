import type {Config} from '@docusaurus/types';

const DOCS = '@docusaurus/plugin-content-docs';

/** A site's configuration with the docs and the sidebar of another folder. */
export function growConfig(config: Config, docs: {path: string; sidebarPath: string}): Config {
  const plugins = (config.plugins ?? []).map((plugin) => {
    const [name, options] = Array.isArray(plugin) ? (plugin as [unknown, object]) : [];
    return name === DOCS ? [DOCS, {...options, ...docs}] : plugin;
  });
  return {...config, plugins};
}
