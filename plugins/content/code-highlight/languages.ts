import type {BundledLanguage, LanguageRegistration} from 'shiki';
import {WAC_GRAMMAR} from './wacGrammar';

/**
 * What checks a block of a language: a parser reads it, or the commands of a terminal session, or
 * Graphviz draws it. `example`: only the example that the block shows can check it. `none`: nothing
 * in it can be wrong.
 */
type FenceCheck = 'parse' | 'session' | 'draw' | 'example' | 'none';

/**
 * A language: its label for readers, its check, and the grammar that colours it: one of Shiki's by
 * name, this site's own, or `null` for plain text. The lines of a shell wrap, and what they print
 * belongs to them.
 */
type Language = {
  label: string;
  grammar: BundledLanguage | LanguageRegistration | null;
  check: FenceCheck;
  isShell?: true;
};

/** The languages that a code fence may name. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  c: {label: 'C', grammar: 'c', check: 'example'},
  console: {label: 'Terminal', grammar: 'shellscript', check: 'session', isShell: true},
  diff: {label: 'Diff', grammar: 'diff', check: 'example'},
  dockerfile: {label: 'Dockerfile', grammar: 'docker', check: 'example'},
  dot: {label: 'Diagram', grammar: null, check: 'draw'},
  fish: {label: 'fish', grammar: 'fish', check: 'example', isShell: true},
  go: {label: 'Go', grammar: 'go', check: 'example'},
  http: {label: 'HTTP', grammar: 'http', check: 'example'},
  js: {label: 'JavaScript', grammar: 'javascript', check: 'example'},
  json: {label: 'JSON', grammar: 'json', check: 'parse'},
  make: {label: 'Makefile', grammar: 'make', check: 'example'},
  mdx: {label: 'MDX', grammar: 'mdx', check: 'example'},
  powershell: {label: 'PowerShell', grammar: 'powershell', check: 'example', isShell: true},
  py: {label: 'Python', grammar: 'python', check: 'example'},
  rust: {label: 'Rust', grammar: 'rust', check: 'example'},
  sh: {label: 'Terminal', grammar: 'shellscript', check: 'parse', isShell: true},
  text: {label: 'Text', grammar: null, check: 'none'},
  toml: {label: 'TOML', grammar: 'toml', check: 'parse'},
  ts: {label: 'TypeScript', grammar: 'typescript', check: 'example'},
  wac: {label: 'WAC', grammar: WAC_GRAMMAR, check: 'parse'},
  wat: {label: 'WebAssembly text', grammar: 'wasm', check: 'example'},
  wit: {label: 'WIT', grammar: 'wit', check: 'parse'},
  yaml: {label: 'YAML', grammar: 'yaml', check: 'parse'},
};
