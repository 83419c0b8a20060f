import {readdirSync} from 'node:fs';
import {defineConfig, globalIgnores} from 'eslint/config';
// @ts-expect-error: the package brings no types.
import untypedJsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** @type {{flatConfigs: {recommended: import('eslint').Linter.Config}}} */
const jsxA11y = untypedJsxA11y;

const rooms = readdirSync(new URL('./plugins', import.meta.url));

/**
 * Keeps a room of `plugins/` from importing the plugins in the others; what two of them share lives
 * in `plugins/shared`, which imports none.
 * @param {string} room
 * @returns {import('eslint').Linter.Config}
 */
function isolateRoom(room) {
  const others = rooms.filter((name) => name !== room && name !== 'shared').join('|');
  const message = 'Plugins do not import each other. Move what they share to plugins/shared.';
  return {
    files: [`plugins/${room}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {regex: `^(?:(?:\\.\\./)+|@site/plugins/)(?:plugins/)?(?:${others})(?:/|$)`, message},
          ],
        },
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
      // A name that starts with an underscore says that it is only there to be left out.
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
    // ESLint does not see a cast in a JSDoc comment, so here only tsc can hold this.
    rules: {'@typescript-eslint/no-unsafe-assignment': 'off'},
  },
  rooms.map(isolateRoom),
);
