import {readdirSync} from 'node:fs';

/** The rooms of `plugins/`, by their paths. They don't import each other; all of them use `plugins/lib`. */
const ROOMS = readdirSync(new URL('plugins', import.meta.url), {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && entry.name !== 'lib')
  .map(({name}) => `plugins/${name}`);

/**
 * Every folder of code with the folders that it may import, as the picture in CONTRIBUTING.md shows.
 * `plugins/*` means the `index` of any plugin; files at the root may import everything.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const MAY_IMPORT = {
  ...Object.fromEntries(ROOMS.map((room) => [room, ['plugins/lib', 'server']])),
  'plugins/lib': ['server'],
  bench: ['commands', 'server', 'plugins/lib', 'plugins/*'],
  check: ['plugins/lib', 'plugins/*'],
  commands: ['server'],
  // Imported by their names, never by a path.
  packages: [],
  proofs: ['commands', 'server', 'plugins/lib', 'plugins/*', 'check', 'tests'],
  server: [],
  src: ['plugins/lib'],
  tests: ['commands', 'server', 'plugins/lib', 'plugins/*', 'check'],
};

/**
 * Reports imports that `MAY_IMPORT` does not allow in a folder. The import path is enough to tell: if it leaves the
 * folder, it names the folder that it enters. `import()` is left to `tests/lint.test.ts`.
 * @param {string} folder
 * @returns {import('oxlint').OxlintOverride}
 */
function holdDirections(folder) {
  const allowed = MAY_IMPORT[folder] ?? [];
  const [parent = ''] = folder.split('/');
  const names = Object.keys(MAY_IMPORT)
    .filter((other) => other !== folder && !allowed.includes(other))
    .filter((other) => !allowed.includes(`${other.split('/')[0]}/*`))
    // A path to a sibling in `plugins/` doesn't name the parent of both.
    .flatMap((other) =>
      other.startsWith(`${parent}/`) ? [other, other.slice(parent.length + 1)] : [other],
    );
  const message = `${folder} may import ${allowed.join(', ') || 'no other folder'}: see CONTRIBUTING.md.`;
  const patterns = [
    {regex: `^(?:(?:\\.\\./)+|@site/)(?:${names.join('|')})(?:/|$)`, message},
    ...(allowed.includes('plugins/*') ? [{group: ONLY_INDEX, message}] : []),
  ];
  return {files: [`${folder}/**`], rules: {'no-restricted-imports': ['error', {patterns}]}};
}

/**
 * Reports imports of files outside a package, by the start of their paths.
 * @param {string} files
 * @param {string} outside
 * @returns {import('oxlint').OxlintOverride}
 */
function keepInside(files, outside) {
  const message = 'A package knows only itself and the packages in its manifest.';
  const patterns = [{regex: `^(?:${outside}|@site/)`, message}];
  return {files: [files], rules: {'no-restricted-imports': ['error', {patterns}]}};
}

/** Matches everything in `plugins/` except `plugins/lib`, the index of a room and the index of a part. */
const ONLY_INDEX = [
  '**/plugins/**',
  '!**/plugins/lib/**',
  ...['*', '*/*'].flatMap((part) => [`!**/plugins/${part}/index`, `!**/plugins/${part}/index.*`]),
];

/** @type {import('oxlint').OxlintConfig} */
export default {
  ignorePatterns: [
    // Programs for other hosts, which their own tools check.
    'examples/',
    'proofs/examples/__tests__/fixtures/',
    'server/__tests__/fixtures/',
    'tests/sites/*/.docusaurus*/',
    'tests/sites/*/build/',
  ],
  // With the errors of TypeScript's compiler: one analysis serves both.
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
    respectEslintDisableDirectives: false,
  },
  plugins: ['import', 'oxc', 'typescript', 'react', 'jsx-a11y'],
  categories: {correctness: 'error'},
  rules: {
    eqeqeq: 'error',
    'import/no-cycle': ['error', {ignoreTypes: false}],
    // Proofs look for the escapes of a terminal.
    'no-control-regex': 'off',
    // Playwright reads the names of fixtures from an object pattern, which may have none.
    'no-empty-pattern': 'off',
    // An underscore marks a name that is only there to be left out.
    'no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    // The search box is a combobox, which no element is.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/unsupported-syntax': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-array-constructor': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-misused-spread': 'off',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/require-array-sort-compare': 'off',
    'typescript/require-await': 'error',
    'typescript/restrict-plus-operands': 'error',
  },
  overrides: [
    {
      files: ['**/*.tsx', '**/use[A-Z]*.ts'],
      // Elsewhere, functions that begin with “use” aren't hooks.
      rules: {'react/rules-of-hooks': 'error'},
    },
    {
      // Oxlint does not see casts in JSDoc comments.
      files: ['**/*.mjs'],
      rules: {'typescript/no-unsafe-assignment': 'off'},
    },
    ...Object.keys(MAY_IMPORT).map(holdDirections),
    // How deep a file is in its package says how many steps up lead out of it.
    ...['*', '*/*', '*/*/*', '*/*/*/*', '*/*/*/*/*', '*/*/*/*/*/*'].map((files, depth) =>
      keepInside(`packages/*/${files}.{ts,tsx}`, `(?:\\.\\./){${depth + 1}}`),
    ),
  ],
};
