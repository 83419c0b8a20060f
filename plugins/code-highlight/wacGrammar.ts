import type {LanguageRegistration} from 'shiki';

/**
 * A TextMate grammar for WAC, the language of WebAssembly compositions.
 * Source of the syntax: the language reference of the `wac` repository of the Bytecode Alliance.
 */
export const WAC_GRAMMAR: LanguageRegistration = {
  name: 'wac',
  scopeName: 'source.wac',
  displayName: 'WAC',
  patterns: [
    {include: '#comment'},
    {include: '#string'},
    {include: '#statement'},
    {include: '#package'},
    {include: '#keyword'},
    {include: '#type'},
    {include: '#spread'},
    {include: '#argument'},
    {include: '#punctuation'},
  ],
  repository: {
    comment: {
      patterns: [
        {name: 'comment.line.double-slash.wac', match: '//.*$'},
        {name: 'comment.block.wac', begin: '/\\*', end: '\\*/'},
      ],
    },
    string: {name: 'string.quoted.double.wac', begin: '"', end: '"'},
    statement: {
      match: '\\b(let)\\s+(%?[A-Za-z][A-Za-z0-9-]*)',
      captures: {1: {name: 'keyword.other.wac'}, 2: {name: 'variable.other.definition.wac'}},
    },
    package: {
      match:
        '%?[a-z][a-z0-9-]*(?::%?[a-z][a-z0-9-]*)+(?:/%?[a-z][a-z0-9-]*)*(?:@[0-9]+\\.[0-9]+\\.[0-9]+[0-9A-Za-z.+-]*)?',
      name: 'entity.name.type.package.wac',
    },
    keyword: {
      name: 'keyword.other.wac',
      match:
        '(?<![-%])\\b(package|targets|import|export|let|new|as|with|use|include|interface|world|type|record|variant|enum|flags|resource|func|constructor|static)\\b(?!-)',
    },
    type: {
      name: 'support.type.wac',
      match:
        '(?<![-%])\\b(u8|u16|u32|u64|s8|s16|s32|s64|f32|f64|bool|char|string|list|option|result|tuple|borrow)\\b(?!-)',
    },
    spread: {name: 'keyword.operator.spread.wac', match: '\\.\\.\\.'},
    argument: {
      match: '(%?[A-Za-z][A-Za-z0-9-]*)\\s*(:)(?!:)',
      captures: {1: {name: 'variable.parameter.wac'}, 2: {name: 'punctuation.separator.wac'}},
    },
    punctuation: {name: 'punctuation.wac', match: '[{}()\\[\\];,.:]|->'},
  },
};
