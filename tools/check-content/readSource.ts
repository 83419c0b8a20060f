import {isScalar, parseDocument, visit} from 'yaml';
import {readOpenapiKey} from '../../plugins/shared/readOpenapiKey';
import {listDocComments, withLocation} from '../../plugins/wit-reference/index';
import type {Prose, TextFile} from '../shared/pages/types';

/** The keys of descriptions of APIs and of bindings whose values are sentences. */
const SENTENCES = /^(?:doc|summary|description|x-errors|x-streaming)$/;

/** The keys that hold data, not sentences. */
const EXAMPLES = /^examples?$/;

const COMMENT_MARKS = /^[ \t]*(?:\/\/\/|\/\*\*|\*(?!\/))|\*\/$/gm;

/** Reads the prose of a WIT or YAML file that the reference is made of. Throws for broken WIT. */
export function readSource(file: string, source: string): TextFile {
  return {file, source, prose: file.endsWith('.wit') ? readWit(file, source) : readYaml(source)};
}

/** Returns the prose of each doc comment, with spaces for the marks around its lines. */
function readWit(file: string, text: string): Prose[] {
  const comments = withLocation({file, text}, () => listDocComments(text));
  return comments.map(({start, end}) =>
    maskMarkdown(text.slice(start, end).replace(COMMENT_MARKS, fill(' ')), start),
  );
}

function readYaml(source: string): Prose[] {
  const prose: Prose[] = [];
  visit(parseDocument(source), {
    Pair(_, pair, path) {
      const found = readOpenapiKey(pair, path);
      if (found && !found.isName && EXAMPLES.test(found.key)) {
        return visit.SKIP;
      }
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
