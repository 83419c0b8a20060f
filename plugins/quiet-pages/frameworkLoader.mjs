import path from 'node:path';

const REACT_UTILS = /[\\/]theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/;

/** The framework's modules that browsers get in another form, and what is replaced in them. */
const EDITS = [
  {
    // All pages need the layout, and its parts would be asked for only when the main script runs.
    module: /[\\/]registry\.js$/,
    from: /import\(\/\* webpackChunkName: "[^"]+" \*\/ ("(?:@theme\/[^"]+|[^"]+\/__plugin\.json)")\)/g,
    to: 'import(/* webpackMode: "eager" */ $1)',
  },
  {
    // The paths and numbers of the modules, which only say on the server what a page consists of.
    module: /[\\/]registry\.js$/,
    from: /"[^"]+", require\.resolveWeak\("[^"]+"\)/g,
    to: '"", 0',
  },
  {
    // Settings that only the build needs.
    module: /[\\/]docusaurus\.config\.mjs$/,
    from: /^( {2})"(?:plugins|themes|markdown|clientModules)": [[{]\n[\s\S]*?\n\1[\]}],?\n/gm,
    to: '',
  },
  {
    // The versions of all plugins, which no component shows.
    module: /[\\/]site-metadata\.json$/,
    from: /(?<="pluginVersions": )\{[\s\S]*\n {2}\}/,
    to: '{}',
  },
  {
    // The first comparison by a language loads its rules. These are names of properties.
    module: REACT_UTILS,
    from: /a\[0\]\.localeCompare\(b\[0\]\)/,
    to: '(a[0] < b[0] ? -1 : 1)',
  },
  {
    // The titles and descriptions of all pages: only cards show them, and cards are content.
    module: /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
    from: /"docs":\{.*\}(?=\}\}$)/,
    to: '"docs":{}',
    // Other data of a docs plugin, such as that of tags, is in such a file too.
    isOptional: true,
  },
];

/**
 * The modules that the loader is for, as conditions of a rule: single ones, and a folder that has some.
 * @param {string} generated the folder of what the framework generates: an absolute path
 */
export function listFrameworkModules(generated) {
  const names = ['registry.js', 'docusaurus.config.mjs', 'site-metadata.json'];
  const folder = 'docusaurus-plugin-content-docs';
  return [REACT_UTILS, ...[...names, folder].map((name) => path.join(generated, name))];
}

/**
 * A loader for these modules that edits each. Where Docusaurus writes one in another way, it stops the
 * build.
 * @this {{resourcePath: string}}
 * @param {string} source
 * @returns {string}
 */
export default function editFramework(source) {
  return EDITS.filter(({module}) => module.test(this.resourcePath)).reduce(
    (text, {from, to, isOptional}) => {
      const edited = text.replace(from, to);
      if (edited === text && !isOptional) {
        throw new Error(
          `${this.resourcePath}: it has no ${String(from)}. Adapt plugins/quiet-pages/frameworkLoader.mjs to this version of Docusaurus, or switch quiet pages off in docusaurus.config.ts.`,
        );
      }
      return edited;
    },
    source,
  );
}
