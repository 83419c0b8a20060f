/**
 * Words and phrases that readers use for the same thing, in lower case: a search for one also finds
 * the others, after what has the word itself.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['install', 'installation', 'installing', 'setup', 'set up', 'download'],
  [
    'getting started',
    'get started',
    'quickstart',
    'quick start',
    'first component',
    'hello world',
    'tutorial',
  ],
  ['component', 'morph'],
  ['components', 'morphs'],
  ['uninstall', 'remove'],
  ['upgrade', 'update'],
  ['env', 'env var', 'env vars', 'environment variable', 'environment variables'],
  ['config', 'configuration', 'settings', 'options'],
  ['flag', 'option', 'argument'],
  ['js', 'javascript', 'typescript', 'node'],
  ['golang', 'go'],
  ['py', 'python'],
  ['llm', 'model', 'language model'],
  ['rest', 'http api', 'endpoint', 'endpoints'],
  ['isolation', 'sandbox', 'security'],
  ['crash', 'trap', 'panic'],
  ['logs', 'log', 'logging'],
  ['run', 'cast', 'execute', 'start'],
  ['wiring', 'compose', 'composition', 'link', 'plug'],
  ['chat history', 'context', 'memory'],
  ['mcp', 'tools'],
  ['websocket', 'ws', 'web socket'],
  ['folder', 'directory'],
  ['license', 'licence', 'licenses', 'licences'],
  ['lifecycle', 'life cycle'],
  ['filesystem', 'file system'],
  ['error', 'failure', 'problem', 'troubleshooting'],
];

/**
 * What readers ask for with words that a page or section does not have itself, by its address. Add some
 * where a search misses it; words that fit many sections help none.
 */
export const FOUND_BY: Readonly<Record<string, string>> = {};
