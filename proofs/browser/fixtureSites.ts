import type {Inputs} from '../types';

/**
 * Files that fixture sites share with this site, besides the imports of their configurations: see fixtureConfig. Of
 * the packages, those that only a bundler gets, by their path.
 */
const SHARED = [
  /^src\/theme\/(?!.*\/__tests__\/).*\.tsx$/,
  /^src\/css\/index\.css$/,
  /^packages\/[^/]+\/src\/(?:.*\/)?(?:client|theme)\/.*\.tsx?$/,
  /^packages\/[^/]+\/src\/.*\.mjs$/,
];

/** Matches files that determine the archives of packages, and those that a bundler finds in them by a path. */
const PACKED = /^commands\/pack\.mjs$|^packages\/[^/]+\/(?:package\.json|src\/.*\.css)$/;

/**
 * Lists the inputs of tests on fixture sites: the folders in `tests/sites/` that the tests' code names, and shared
 * files. Undefined if it names none.
 */
export function listFixtureSites(
  files: readonly string[],
  code: string,
): Required<Pick<Inputs, 'code' | 'files' | 'folders'>> | undefined {
  const configs = files.filter((file) => {
    const name = file.match(/^tests\/sites\/([^/]+)\/docusaurus\.config\.ts$/)?.[1];
    return name !== undefined && code.includes(`"${name}"`);
  });
  if (configs.length === 0) return undefined;
  return {
    code: [...configs, ...files.filter((file) => SHARED.some((shared) => shared.test(file)))],
    files: ['package-lock.json', ...files.filter((file) => PACKED.test(file))],
    folders: configs.map((file) => file.replace(/\/[^/]+$/, '')),
  };
}
