/** The address of the site for its readers, without a slash at the end. */
export const SITE_URL = 'https://docs.hayride.dev';

/** The folder of the site on its host: begins and ends with a slash. */
export const BASE_URL = '/';

/** The address of the home page, without a slash at its end. */
export const SITE_ADDRESS = (SITE_URL + BASE_URL).replace(/\/$/, '');

/**
 * The routes of all pages, as the site's specification lists them: the one list that every check and
 * test reads. `/a/b` is `docs/a/b.mdx`, or `docs/a/b/index.mdx` if there are routes below it.
 */
export const ROUTES = [
  '/',
  '/category/advanced',
  '/category/core',
  '/category/developer-guides',
  '/category/languages',
  '/category/platform',
  '/category/references',
  '/installation',
  '/platform/overview',
  '/platform/concepts',
  '/platform/concepts/design-patterns',
  '/platform/concepts/morphs',
  '/platform/concepts/wasm',
  '/platform/core/cli',
  '/platform/core/runtime',
  '/platform/core/server',
  '/developer-guides/advanced/configuration',
  '/developer-guides/advanced/debugging',
  '/developer-guides/tools',
  '/developer-guides/examples',
  '/developer-guides/examples/composition',
  '/developer-guides/examples/hello-world',
  '/developer-guides/examples/ai',
  '/developer-guides/examples/ai/agent',
  '/developer-guides/examples/ai/context',
  '/developer-guides/examples/ai/model-formatting',
  '/developer-guides/examples/ai/tools',
  '/developer-guides/examples/bindings',
  '/developer-guides/examples/bindings/custom-bindings',
  '/developer-guides/examples/http',
  '/developer-guides/examples/http/client',
  '/developer-guides/examples/http/client-reactor',
  '/developer-guides/examples/http/server',
  '/developer-guides/examples/http/server-client',
  '/developer-guides/languages/c',
  '/developer-guides/languages/go',
  '/developer-guides/languages/js',
  '/developer-guides/languages/python',
  '/developer-guides/languages/rust',
  '/developer-guides/languages/wac',
  '/developer-guides/languages/wit',
  '/reference/api',
  '/reference/api/hayride',
  '/reference/api/hayride-ai',
  '/reference/bindings',
  '/reference/bindings/go',
  '/reference/interfaces',
  '/reference/interfaces/ai',
  '/reference/interfaces/http',
] as const;
