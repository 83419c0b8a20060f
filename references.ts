import {witReference} from './plugins/wit-reference/index.js';
import type {ReferenceSource} from './plugins/shared/reference/types.js';

/** Every reference of the site: which page shows what. */
export const REFERENCES: readonly ReferenceSource[] = [
  witReference({
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
];
