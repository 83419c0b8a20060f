import {readFileSync} from 'node:fs';

/** Matches a value of one or more parts: tokens, fractions of the font size, or sizes too small for a scale. */
const SPACE =
  /^(?:\s*(?:-?0|auto|\d+mm|-?[1-3]px|-?[\d.]+(?:em|ch)|(?:var|calc|min|max|clamp|env)\(.+\)))+$/;

/** Text sizes by name. */
const TEXT = readFileSync(new URL('src/css/tokens.css', import.meta.url), 'utf8').match(
  /--text-[a-z\d]+(?=:)/g,
);

/** @param {string} property @param {string} value */
function explainValue(property, value) {
  const remedy =
    property === 'font-size'
      ? `Use one of ${TEXT?.map((name) => `var(${name})`).join(', ')}, a size in em, or inherit.`
      : 'Use a token of src/css/tokens.css.';
  return `${property} may not be ${value}. ${remedy}`;
}

/**
 * Limits style sheets to the tokens of `src/css/tokens.css`: text sizes, spaces, colours, corners, shadows and motion
 * come from there.
 * @type {import('stylelint').Config}
 */
export default {
  ignoreFiles: ['**/node_modules/**', 'build/**', '.cache/**', 'examples/**', 'tests/sites/**'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'block-no-empty': true,
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch'],
    'declaration-property-value-allowed-list': [
      {
        'font-size': [/^var\(--/, /^[\d.]+em$/, 'inherit'],
        '/^(?:margin|padding|gap|row-gap|column-gap)/': [SPACE],
        '/^border.*radius$/': [/^(?:\s*(?:0|50%|var\(--[a-z-]*radius[a-z-]*\)))+$/],
        'box-shadow': ['none', /^var\(--shadow\)$/],
        '/^transition/': ['none', /var\(--(?:motion|ifm-transition)/],
      },
      {message: explainValue},
    ],
    'declaration-block-no-duplicate-properties': true,
    'no-duplicate-selectors': true,
  },
  overrides: [
    {
      // It keeps the spaces of the theme's own list, which it replaces.
      files: ['src/theme/TOCCollapsible/styles.module.css'],
      rules: {'declaration-property-value-allowed-list': null},
    },
    {
      // Where the colours are defined.
      files: ['src/css/tokens.css', 'src/css/code.css', 'src/css/print.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'no-duplicate-selectors': null,
      },
    },
  ],
};
