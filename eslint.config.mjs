import {readdirSync} from 'node:fs';
import {defineConfig, globalIgnores} from 'eslint/config';
// @ts-expect-error: the package brings no types.
import untypedJsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** @type {{flatConfigs: {recommended: import('eslint').Linter.Config}}} */
const jsxA11y = untypedJsxA11y;

/** The rooms of `plugins/`, by their paths. They know nothing of each other; all of them use `plugins/lib`. */
const ROOMS = readdirSync(new URL('plugins', import.meta.url), {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && entry.name !== 'lib')
  .map(({name}) => `plugins/${name}`);

/**
 * Every folder of code with the folders that it may import, as the picture in CONTRIBUTING.md shows.
 * `plugins/*` means the `index` of any plugin; files at the root may import everything.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const MAY_IMPORT = {
  ...Object.fromEntries(ROOMS.map((room) => [room, ['plugins/lib', 'server']])),
  'plugins/lib': ['server'],
  bench: ['commands', 'server', 'plugins/lib', 'plugins/*'],
  check: ['plugins/lib', 'plugins/*'],
  commands: ['server'],
  proofs: ['commands', 'server', 'plugins/lib', 'plugins/*', 'check', 'tests'],
  server: [],
  src: ['plugins/lib'],
  tests: ['commands', 'server', 'plugins/lib', 'plugins/*', 'check'],
};

/**
 * Refuses imports that `MAY_IMPORT` does not allow in a folder. The import path is enough to tell: if
 * it leaves the folder, it names the folder that it enters.
 * @param {string} folder
 * @returns {import('eslint').Linter.Config}
 */
function holdDirections(folder) {
  const allowed = MAY_IMPORT[folder] ?? [];
  const others = Object.keys(MAY_IMPORT).filter(
    (other) => other !== folder && !allowed.includes(other),
  );
  const byIndex = others.filter((other) => allowed.includes(`${other.split('/')[0]}/*`));
  const never = others.filter((other) => !byIndex.includes(other));
  const [parent = ''] = folder.split('/');
  /** @param {readonly string[]} folders @param {string} rest */
  const toPattern = (folders, rest) => {
    const siblings = folders.filter((other) => other.startsWith(`${parent}/`));
    const names = [...folders, ...siblings.map((other) => other.slice(parent.length + 1))];
    return `^(?:(?:\\.\\./)+|@site/)(?:${names.join('|')})${rest}`;
  };
  const patterns = [
    ...(never.length === 0 ? [] : [toPattern(never, '(?:/|$)')]),
    ...(byIndex.length === 0 ? [] : [toPattern(byIndex, '/(?!(?:[\\w-]+/)?index(?:\\.\\w+)?$)')]),
  ];
  const message = `${folder} may import ${allowed.join(', ') || 'no other folder'}: see CONTRIBUTING.md.`;
  return {
    files: [`${folder}/**`],
    rules: {
      'no-restricted-imports': ['error', {patterns: patterns.map((regex) => ({regex, message}))}],
      'no-restricted-syntax': [
        'error',
        ...patterns.map((regex) => ({
          selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`,
          message,
        })),
      ],
    },
  };
}

export default defineConfig(
  globalIgnores([
    'build/',
    '.cache/',
    '.docusaurus*/',
    // Programs for other hosts, which their own tools check.
    'examples/',
    'tests/sites/*/.docusaurus*/',
    'tests/sites/*/build/',
    '**/__tests__/fixtures/',
    'test-results/',
    'playwright-report/',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error'}},
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // An underscore marks a name that is only there to be left out.
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{jsx,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.recommended],
  },
  {
    files: ['**/*.mjs'],
    // ESLint does not see casts in JSDoc comments, so only tsc can check this here.
    rules: {'@typescript-eslint/no-unsafe-assignment': 'off'},
  },
  Object.keys(MAY_IMPORT).map(holdDirections),
);
