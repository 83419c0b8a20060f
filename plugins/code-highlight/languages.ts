import type {BundledLanguage, LanguageRegistration} from 'shiki';
import {WAC_GRAMMAR} from './wacGrammar';

/** A grammar by name: one of Shiki's, or this site's own. */
type Grammar = BundledLanguage | 'wac';

/**
 * The languages a code fence may name: its label for readers and the grammar that colours it.
 * `grammar: null` is plain text.
 */
export const LANGUAGES: Readonly<Record<string, {label: string; grammar: Grammar | null}>> = {
  c: {label: 'C', grammar: 'c'},
  console: {label: 'Terminal session', grammar: null},
  diff: {label: 'Diff', grammar: 'diff'},
  dockerfile: {label: 'Dockerfile', grammar: 'docker'},
  fish: {label: 'fish', grammar: 'fish'},
  go: {label: 'Go', grammar: 'go'},
  http: {label: 'HTTP', grammar: 'http'},
  js: {label: 'JavaScript', grammar: 'javascript'},
  json: {label: 'JSON', grammar: 'json'},
  make: {label: 'Makefile', grammar: 'make'},
  mdx: {label: 'MDX', grammar: 'mdx'},
  powershell: {label: 'PowerShell', grammar: 'powershell'},
  py: {label: 'Python', grammar: 'python'},
  rust: {label: 'Rust', grammar: 'rust'},
  sh: {label: 'Shell', grammar: 'shellscript'},
  text: {label: 'Text', grammar: null},
  toml: {label: 'TOML', grammar: 'toml'},
  ts: {label: 'TypeScript', grammar: 'typescript'},
  wac: {label: 'WAC', grammar: 'wac'},
  wat: {label: 'WebAssembly text', grammar: 'wasm'},
  wit: {label: 'WIT', grammar: 'wit'},
  yaml: {label: 'YAML', grammar: 'yaml'},
};

/** Everything that Shiki loads: the bundled grammars by name, our own as data. */
export const GRAMMARS: readonly (BundledLanguage | LanguageRegistration)[] = [
  ...new Set(Object.values(LANGUAGES).map(({grammar}) => grammar)),
].flatMap((grammar): (BundledLanguage | LanguageRegistration)[] => {
  if (grammar === null) {
    return [];
  }
  return [grammar === 'wac' ? WAC_GRAMMAR : grammar];
});
