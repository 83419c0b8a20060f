import type {LanguageRegistration} from 'shiki';

/**
 * A TextMate grammar for WAC, the language of WebAssembly compositions.
 * Source of the syntax: the language reference of the `wac` repository of the Bytecode Alliance.
 */
export const WAC_GRAMMAR: LanguageRegistration = {
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
