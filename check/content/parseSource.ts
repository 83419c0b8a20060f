import {isPair, isScalar, parseDocument, visit, type Pair} from 'yaml';
import {listDocComments, withLocation} from '../../plugins/references/wit/index';
import type {Prose, TextFile} from '../lib/pages/types';

/** The keys of descriptions of APIs and of bindings whose values are sentences. */
const SENTENCES = /^(?:doc|summary|description|x-errors|x-streaming)$/;

/** The keys that hold data, not sentences. */
const EXAMPLES = /^examples?$/;

const COMMENT_MARKS = /^[ \t]*(?:\/\/\/|\/\*\*|\*(?!\/))|\*\/$/gm;

/** Reads the prose of a WIT or YAML file that the reference is made of. Throws for broken WIT. */
export function parseSource(file: string, source: string): TextFile {
  return {
    file,
    source,
    prose: file.endsWith('.wit') ? parseWitProse(file, source) : parseYamlProse(source),
  };
}

/** Returns the prose of each doc comment, with spaces for the marks around its lines. */
function parseWitProse(file: string, text: string): Prose[] {
  const comments = withLocation({file, text}, () => listDocComments(text));
  return comments.map(({start, end}) =>
    maskMarkdown(text.slice(start, end).replace(COMMENT_MARKS, fill(' ')), start),
  );
}

function parseYamlProse(source: string): Prose[] {
  const prose: Prose[] = [];
  visit(parseDocument(source), {
    Pair(_, pair, path) {
      const found = toOpenapiKey(pair, path);
      if (found && !found.isName && EXAMPLES.test(found.key)) return visit.SKIP;
      const {value} = pair;
      if (found && SENTENCES.test(found.key) && isScalar(value) && value.range) {
        const [start, end] = value.range;
        prose.push(maskMarkdown(source.slice(start, end), start));
      }
      return undefined;
    },
  });
  return prose;
}

/** A key of an OpenAPI description: a keyword, or a name that the author chose. */
type OpenapiKey = {key: string; isName: boolean};

/** The keys whose values have names that the author chose as keys. */
const NAMES = ['properties', 'schemas', 'paths', 'content', 'responses'];

/** Reads the key of a pair; `path` is that of `visit` in yaml. Undefined if the key is not plain. */
function toOpenapiKey({key}: Pair, path: readonly unknown[]): OpenapiKey | undefined {
  const parent = path
    .filter((step) => isPair(step))
    .reduce<OpenapiKey | undefined>((above, pair) => toKey(String(pair.key), above), undefined);
  return isScalar(key) ? toKey(String(key.value), parent) : undefined;
}

/** A key is a name below a keyword of NAMES, but not below a name that reads like one. */
function toKey(key: string, parent: OpenapiKey | undefined): OpenapiKey {
  return {key, isName: parent !== undefined && !parent.isName && NAMES.includes(parent.key)};
}

/** Replaces code with backticks and the targets of links with spaces, so that offsets stay right. */
function maskMarkdown(text: string, offset: number): Prose {
  return {
    text: text.replace(/`[^`]*`/g, fill('`')).replace(/\]\([^)]*\)/g, fill(' ')),
    offset,
  };
}

function fill(mark: string): (found: string) => string {
  return (found) => found.replace(/[^\n]/g, mark);
}
