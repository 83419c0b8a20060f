import type {Inputs} from '../types';

/**
 * What fixture sites have of this one, beside what their configurations import: see fixtureConfig. Of the packages,
 * that is what only a bundler is told of, by its path.
 */
const SHARED = [
  /^src\/theme\/(?!.*\/__tests__\/).*\.tsx$/,
  /^src\/css\/index\.css$/,
  /^packages\/[^/]+\/src\/(?:.*\/)?(?:client|theme)\/.*\.tsx?$/,
  /^packages\/[^/]+\/src\/.*\.mjs$/,
];

/** What says how the archives of packages are made, and what a bundler finds in them by a path. */
const PACKED = /^commands\/pack\.mjs$|^packages\/[^/]+\/(?:package\.json|src\/.*\.css)$/;

/**
 * Lists the inputs of tests on fixture sites: those of `tests/sites/` whose names are in the tests' code. None
 * where it names no site.
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
