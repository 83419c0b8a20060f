import {readdirSync} from 'node:fs';
import {defineConfig, globalIgnores} from 'eslint/config';
// @ts-expect-error: the package brings no types.
import untypedJsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** @type {{flatConfigs: {recommended: import('eslint').Linter.Config}}} */
const jsxA11y = untypedJsxA11y;

const plugins = readdirSync(new URL('./plugins', import.meta.url)).filter(
  (name) => name !== 'shared',
);

/**
 * Keeps one plugin from importing the others; what two of them share lives in `plugins/shared`.
 * @param {string} plugin
 * @returns {import('eslint').Linter.Config}
 */
function isolatePlugin(plugin) {
  const others = plugins.filter((name) => name !== plugin).join('|');
  const message = 'Plugins do not import each other. Move what they share to plugins/shared.';
  return {
    files: [`plugins/${plugin}/**`],
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
  plugins.map(isolatePlugin),
);
