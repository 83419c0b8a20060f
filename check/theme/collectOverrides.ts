import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from 'docusaurus-built-pages/files';
import {listImports} from '../lib/parseModule';

/** The upstream file that an override is based on. */
export type Upstream = {
  /** Path of the file in `node_modules`. */
  upstream: string;
  sha256: string;
  /** Whether the override imports the original and adds to it, instead of replacing it. */
  isWrapped: boolean;
};

/** The site's own components that replace or wrap one of a theme, by their files. */
export type Overrides = {
  /** The version of the classic theme. */
  version: string;
  components: Record<string, Upstream>;
};

/** The list of overrides that `--update` writes: the version, and the SHA-256 of each original. */
export const LIST = 'src/theme/upstream.json';
export const CLASSIC = '@docusaurus/theme-classic';

/** Folders of upstream components; if two have a component of the same name, the first counts. */
const UPSTREAM_THEMES = [`${CLASSIC}/src/theme`, '@docusaurus/core/lib/client/theme-fallback'];

/** Returns the current overrides of the repository and its installed packages. */
export function collectOverrides(root: string): Overrides {
  const modules = path.join(root, 'node_modules');
  const upstreams = new Map(
    UPSTREAM_THEMES.flatMap((theme) => listComponents(modules, theme)).reverse(),
  );
  const own = listThemes(root).flatMap((theme) => listComponents(root, theme));
  const overrides = own.flatMap(([name, file]): [string, Upstream][] => {
    const upstream = upstreams.get(name);
    return upstream === undefined
      ? []
      : [[file, describe(path.join(root, file), modules, upstream)]];
  });
  return {version: readVersion(modules), components: Object.fromEntries(overrides)};
}

/** Lists the folders of the site's components: its own theme, and each folder `theme` of a plugin or a package. */
function listThemes(root: string): string[] {
  const themes = ['plugins', 'packages'].flatMap((room) =>
    listIfAny(path.join(root, room)).flatMap((file) => {
      const theme = /^(?:.*?\/)?theme(?=\/)/.exec(file)?.[0];
      return theme === undefined ? [] : `${room}/${theme}`;
    }),
  );
  return ['src/theme', ...new Set(themes)];
}

/** Lists the components of a folder: the path after `@theme/` in an import of each, and its file. */
function listComponents(root: string, theme: string): [name: string, file: string][] {
  return listIfAny(path.join(root, theme))
    .filter((file) => /\.[jt]sx?$/.test(file) && !/\.d\.ts$|\.test\.|__tests__\//.test(file))
    .map((file) => [file.replace(/(\/index)?\.[jt]sx?$/, ''), `${theme}/${file}`]);
}

function listIfAny(folder: string): string[] {
  return existsSync(folder) ? listFiles(folder) : [];
}

function describe(file: string, modules: string, upstream: string): Upstream {
  const content = readFileSync(path.join(modules, upstream));
  return {
    upstream,
    sha256: createHash('sha256').update(content).digest('hex'),
    isWrapped: listImports(file).some((name) => /^@theme-(?:original|init)\//.test(name)),
  };
}

function readVersion(modules: string): string {
  const manifest = path.join(modules, CLASSIC, 'package.json');
  if (!existsSync(manifest)) {
    throw new Error(`${CLASSIC} is not installed in ${modules}. Run npm ci.`);
  }
  return (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version;
}
