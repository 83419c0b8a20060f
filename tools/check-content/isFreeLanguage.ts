const FREE = ['console', 'dot', 'json', 'sh', 'text', 'toml', 'wac', 'wit', 'yaml'];

/** Whether blocks of a language stand on pages at any length: a parser reads them, or none could. */
export function isFreeLanguage(language: string): boolean {
  return FREE.includes(language);
}
