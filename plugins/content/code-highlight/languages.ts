import type {BundledLanguage, LanguageRegistration} from 'shiki';
import {WIT_GRAMMAR} from './witGrammar';

/**
 * How a block of a language is checked: by a parser, as the commands of a terminal session, or by Graphviz.
 * `example`: only by the example that the block shows. `none`: nothing in it can be wrong.
 */
type FenceCheck = 'parse' | 'session' | 'draw' | 'example' | 'none';

/**
 * A language: its label, its check, and the grammar that colours it: the name of one of Shiki's, this site's own, or
 * `null` for plain text. The lines of a shell wrap, and its blocks include their output.
 */
type Language = {
  label: string;
  grammar: BundledLanguage | LanguageRegistration | null;
  check: FenceCheck;
  isShell?: true;
};

/**
 * A TextMate grammar for WAC, the language of WebAssembly compositions. Source of the syntax: the language reference
 * of the `wac` repository of the Bytecode Alliance.
 */
const WAC_GRAMMAR: LanguageRegistration = {
  name: 'wac',
  scopeName: 'source.wac',
  displayName: 'WAC',
  // Where two patterns match at the same place, the first one counts.
  patterns: [
    {name: 'comment.line.double-slash.wac', match: '//.*$'},
    {name: 'comment.block.wac', begin: '/\\*', end: '\\*/'},
    {name: 'string.quoted.double.wac', begin: '"', end: '"'},
    {
      match: '\\b(let)\\s+(%?[A-Za-z][A-Za-z0-9-]*)',
      captures: {1: {name: 'keyword.other.wac'}, 2: {name: 'variable.other.definition.wac'}},
    },
    {
      name: 'entity.name.type.package.wac',
      match:
        '%?[a-z][a-z0-9-]*(?::%?[a-z][a-z0-9-]*)+(?:/%?[a-z][a-z0-9-]*)*(?:@[0-9]+\\.[0-9]+\\.[0-9]+[0-9A-Za-z.+-]*)?',
    },
    {
      name: 'keyword.other.wac',
      match:
        '(?<![-%])\\b(package|targets|import|export|let|new|as|with|use|include|interface|world|type|record|variant|enum|flags|resource|func|constructor|static)\\b(?!-)',
    },
    {
      name: 'support.type.wac',
      match:
        '(?<![-%])\\b(u8|u16|u32|u64|s8|s16|s32|s64|f32|f64|bool|char|string|list|option|result|tuple|borrow)\\b(?!-)',
    },
    {name: 'keyword.operator.spread.wac', match: '\\.\\.\\.'},
    {
      match: '(%?[A-Za-z][A-Za-z0-9-]*)\\s*(:)(?!:)',
      captures: {1: {name: 'variable.parameter.wac'}, 2: {name: 'punctuation.separator.wac'}},
    },
    {name: 'punctuation.wac', match: '[{}()\\[\\];,.:]|->'},
  ],
  repository: {},
};

/** The languages that a code fence may name. */
export const LANGUAGES: ReadonlyMap<string, Language> = new Map(
  Object.entries<Language>({
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
    wit: {label: 'WIT', grammar: WIT_GRAMMAR, check: 'parse'},
    yaml: {label: 'YAML', grammar: 'yaml', check: 'parse'},
  }),
);
