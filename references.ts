import {diagram} from './plugins/content/diagrams/index';
import {apiDownloads, apiReference} from './plugins/references/api/index';
import {goReference} from './plugins/references/go/index';
import type {ReferenceSource} from 'docusaurus-wit-reference/catalogue';
import {tableReference} from './plugins/references/tables/index';
import {witReference} from 'docusaurus-wit-reference';
import {
  IMPLEMENTERS,
  WIT_FOLDER,
  witArchive,
  witContract,
  witDownloads,
} from './plugins/references/wit/index';
import {SITE_ADDRESS} from './siteAddress';

/** The OpenAPI description of each page of the API reference. */
const DESCRIPTIONS = {
  '/reference/api/hayride': 'sources/openapi/hayride.yaml',
  '/reference/api/hayride-ai': 'sources/openapi/hayride-ai.yaml',
};

/** The sections of our guide that explain WIT's built-in types. */
export const WIT_GUIDE = {
  primitive: '/developer-guides/languages/wit#primitive-types',
  generic: '/developer-guides/languages/wit#generic-types',
  tuple: '/developer-guides/languages/wit#variants',
  handle: '/developer-guides/languages/wit#resources',
  recent: '/developer-guides/languages/wit#limits',
};

/** The archive of all WIT packages for download. */
const WIT_ARCHIVE = {
  name: 'hayride-wit',
  readme:
    '# WIT packages of Hayride\n\n' +
    `The packages of ${SITE_ADDRESS}/reference/interfaces, with their documentation, and the ` +
    'parts of WASI that they use, as the WASI projects publish them, without comments:',
  // Which runs prove a statement is for us.
  withoutLines: /^\s*\/\/ run: /,
};

/** Pages with tables of names; a name on two of them belongs to the first. */
const TABLES = [
  ...['configuration', 'debugging'].map((name) => `/developer-guides/advanced/${name}`),
  ...['/platform/core/cli', '/installation'],
  ...['c', 'go', 'js', 'python', 'rust', 'wac', 'wit'].map(
    (name) => `/developer-guides/languages/${name}`,
  ),
  ...Object.keys(DESCRIPTIONS),
  '/reference/bindings/go',
];

/** All references of the site, with the pages that show them. */
export const REFERENCES: readonly ReferenceSource[] = [
  witReference({
    folder: WIT_FOLDER,
    namespace: 'hayride',
    docs: 'labelled',
    guide: WIT_GUIDE,
    implementers: IMPLEMENTERS,
    counterparts: {go: 'In Go'},
    pictures: diagram,
    elements: {WitArchive: witArchive(WIT_ARCHIVE), WitContract: witContract},
    pages: {
      '/reference/interfaces': [
        ...['hayride:core', 'hayride:db', 'hayride:silo', 'hayride:wac', 'hayride:wasip2'],
        ...['wasi:cli', 'wasi:clocks', 'wasi:config', 'wasi:filesystem', 'wasi:io', 'wasi:nn'],
        ...['wasi:random', 'wasi:sockets'],
      ],
      '/reference/interfaces/ai': ['hayride:ai', 'hayride:mcp'],
      '/reference/interfaces/http': ['hayride:http', 'hayride:socket', 'wasi:http'],
    },
  }),
  apiReference({pages: DESCRIPTIONS}),
  goReference({page: '/reference/bindings/go'}),
  tableReference({
    families: {
      cli: ['command', 'flag', 'exit code'],
      setting: ['key', 'variable', 'file'],
      error: ['message', 'symptom'],
    },
    pages: Object.fromEntries(TABLES.map((page) => [page, `docs${page}.mdx`])),
  }),
];

/** The plugins that serve the sources of the references as files. */
export const DOWNLOADS = [apiDownloads(Object.values(DESCRIPTIONS)), witDownloads(WIT_ARCHIVE)];
