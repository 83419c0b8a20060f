import {isScalar, parseDocument, visit} from 'yaml';
import {readOpenapiKey} from '../../plugins/shared/readOpenapiKey';
import {listDocComments} from '../../plugins/wit-reference/parser/listDocComments';
import {atPlace} from '../../plugins/wit-reference/parser/WitError';
import type {Prose, Text} from './types';

/** The keys of descriptions of APIs and of bindings whose values are sentences. */
const SENTENCES = /^(?:doc|summary|description|x-errors|x-streaming)$/;

/** The keys that hold data, not sentences. */
const EXAMPLES = /^examples?$/;

/** A WIT file or a YAML file, read as far as its words reach a page. Throws where WIT is broken. */
export function parseText(file: string, source: string): Text {
  return {file, source, prose: file.endsWith('.wit') ? readWit(file, source) : readYaml(source)};
}

const COMMENT_MARKS = /^[ \t]*(?:\/\/\/|\/\*\*|\*(?!\/))|\*\/$/gm;

/** One for each doc comment, the marks around its lines as spaces. */
function readWit(file: string, text: string): Prose[] {
  const comments = atPlace({file, text}, () => listDocComments(text));
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

/** Code turns to backticks and the targets of links to spaces, so that places stay right. */
function maskMarkdown(text: string, offset: number): Prose {
  return {
    text: text.replace(/`[^`]*`/g, fill('`')).replace(/\]\([^)]*\)/g, fill(' ')),
    offset,
  };
}

function fill(mark: string): (found: string) => string {
  return (found) => found.replace(/[^\n]/g, mark);
}
