import type {ReadingPath} from './plugins/content/front-matter/index';

const LANGUAGES = 'developer-guides/languages';
const EXAMPLES = 'developer-guides/examples';

/** Leads from the choice of a language through its guide to a program of several parts. */
const throughLanguage = (...pages: string[]): ReadingPath => [
  'category/languages',
  ...pages.map((page) => `${LANGUAGES}/${page}`),
  `${EXAMPLES}/composition`,
];

/**
 * Pages for “Previous” and “Next” that differ from the sidebar: sequences by ids, as in `sidebars.ts`. The first path
 * with a page decides; at the end of a path, and on pages of no path, such as the references, the sidebar does.
 */
export const READING_PATHS: readonly ReadingPath[] = [
  // Newcomers: something runs, then in their own language.
  ['index', 'installation', `${EXAMPLES}/hello-world`, 'category/languages'],
  ['category/languages', `${EXAMPLES}/composition`, `${EXAMPLES}/http/server`],
  throughLanguage('go'),
  throughLanguage('rust'),
  throughLanguage('js'),
  throughLanguage('python'),
  throughLanguage('c'),
  throughLanguage('wit', 'wac'),
  // Readers who want to understand the platform.
  [
    'platform/overview',
    'platform/concepts/index',
    'platform/concepts/wasm',
    'platform/concepts/morphs',
    'platform/concepts/design-patterns',
    'platform/core/runtime',
  ],
];
