import type {LanguageRegistration} from 'shiki';

const NAME = '%?[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*';
/** Matches where a name starts: not inside another one, and not after an escape, which keywords can't have. */
const START = '(?<![-%\\w])';
const VERSION = '[0-9]+\\.[0-9]+\\.[0-9]+(?:[-+][0-9A-Za-z.+-]*[0-9A-Za-z])?';

const TYPE = {name: 'entity.name.type.wit', match: `${START}${NAME}`};

/**
 * A TextMate grammar for WIT. Shiki's doesn't know packages in braces, gates, `async` and interfaces in worlds, and
 * leaves their content uncoloured; this one only looks at the surroundings of a name. Source of the syntax: the
 * component model's `WIT.md`.
 */
export const WIT_GRAMMAR: LanguageRegistration = {
  name: 'wit',
  scopeName: 'source.wit',
  displayName: 'WIT',
  // Where two patterns match at the same place, the first one counts.
  patterns: [
    {include: '#comment'},
    {
      match: `(@)(since|unstable|deprecated|external-id)\\b`,
      captures: {1: {name: 'keyword.operator.wit'}, 2: {name: 'keyword.other.wit'}},
    },
    {name: 'string.quoted.double.wit', match: '"(?:[^"\\\\]|\\\\.)*"'},
    {
      match: `(?:(@)|=\\s*)(${VERSION})`,
      captures: {1: {name: 'keyword.operator.wit'}, 2: {name: 'constant.numeric.wit'}},
    },
    {
      match: `${START}(package)\\s+(${NAME})(:)(${NAME})`,
      captures: {
        1: {name: 'keyword.other.wit'},
        2: {name: 'entity.name.type.wit'},
        3: {name: 'keyword.operator.wit'},
        4: {name: 'entity.name.type.wit'},
      },
    },
    {
      match: `${START}(interface|world|record|variant|enum|flags|resource|type)\\s+(${NAME})`,
      captures: {1: {name: 'keyword.other.wit'}, 2: {name: 'entity.name.type.wit'}},
    },
    {
      match: `${START}(import|export)\\s+(${NAME})(?:(:)(${NAME})(/)(${NAME}))?`,
      captures: {
        1: {name: 'keyword.other.wit'},
        2: {name: 'variable.other.constant.wit'},
        4: {name: 'variable.other.constant.wit'},
        6: {name: 'variable.other.constant.wit'},
      },
    },
    {match: `${START}${NAME}:${NAME}/${NAME}`},
    {
      // The names in the braces of a `use` are types.
      begin: '(\\.)\\{',
      beginCaptures: {1: {name: 'keyword.operator.wit'}},
      end: '\\}',
      patterns: [{include: '#comment'}, {include: '#as'}, TYPE],
    },
    {include: '#as'},
    {
      name: 'entity.name.function.wit',
      match: `${START}${NAME}(?=\\s*:\\s*(?:static\\s+)?(?:async\\s+)?func\\b(?!-))`,
    },
    {
      name: 'keyword.other.wit',
      match: `${START}(?:use|include|with|func|static|async|interface|constructor(?=\\())\\b(?!-)`,
    },
    {
      // A name after one of these marks is a type, unless it is a keyword.
      match: `(?:(->|:)|=)(?:\\s*(?!(?:static|async|func|interface)\\b(?!-))(${NAME}))?`,
      captures: {1: {name: 'keyword.operator.wit'}, 2: {name: 'entity.name.type.wit'}},
    },
    {
      // The arguments of a type, which may have arguments.
      begin: '<',
      end: '>',
      patterns: [{include: '#comment'}, {include: '#arguments'}, TYPE],
    },
    // Alone in brackets: of a case.
    {match: `\\(\\s*(${NAME})(?=\\s*[<)])`, captures: {1: {name: 'entity.name.type.wit'}}},
  ],
  repository: {
    comment: {
      patterns: [
        {name: 'comment.line.wit', match: '//.*$'},
        {
          name: 'comment.block.wit',
          begin: '/\\*',
          end: '\\*/',
          patterns: [{include: '#comment'}],
        },
      ],
    },
    as: {
      match: `${START}(as)\\s+(${NAME})`,
      captures: {1: {name: 'keyword.other.wit'}, 2: {name: 'entity.name.type.wit'}},
    },
    arguments: {
      begin: '<',
      end: '>',
      patterns: [{include: '#comment'}, {include: '#arguments'}, TYPE],
    },
  },
};
