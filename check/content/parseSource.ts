import {isScalar, parseDocument, visit} from 'yaml';
import {listDocComments, withLocation} from 'wit-docs';
import type {Prose, TextFile} from '../lib/pages/types';

/** Matches keys in descriptions of APIs and bindings whose values are sentences. */
const SENTENCES = /^(?:doc|summary|description|x-errors|x-streaming)$/;

/** Matches keys that hold data, not sentences. */
const EXAMPLES = /^examples?$/;

const COMMENT_MARKS = /^[ \t]*(?:\/\/\/|\/\*\*|\*(?!\/))|\*\/$/gm;

/** Reads the prose of a WIT or YAML file of the references. Throws at a syntax error in WIT. */
export function parseSource(file: string, source: string): TextFile {
  return {
    file,
    source,
    prose: file.endsWith('.wit') ? parseWitProse(file, source) : parseYamlProse(source),
  };
}

/** Returns the prose of each doc comment, with spaces in place of the marks around its lines. */
function parseWitProse(file: string, text: string): Prose[] {
  const comments = withLocation({file, text}, () => listDocComments(text));
  return comments.map(({start, end}) =>
    maskMarkdown(text.slice(start, end).replace(COMMENT_MARKS, fill(' ')), start),
  );
}

function parseYamlProse(source: string): Prose[] {
  const prose: Prose[] = [];
  visit(parseDocument(source), {
    Pair(_, {key, value}) {
      const name = isScalar(key) ? String(key.value) : '';
      if (EXAMPLES.test(name)) return visit.SKIP;
      if (SENTENCES.test(name) && isScalar(value) && value.range) {
        const [start, end] = value.range;
        prose.push(maskMarkdown(source.slice(start, end), start));
      }
      return undefined;
    },
  });
  return prose;
}

/** Replaces code with backticks and link targets with spaces, so that offsets stay right. */
function maskMarkdown(text: string, offset: number): Prose {
  return {
    text: text.replace(/`[^`]*`/g, fill('`')).replace(/\]\([^)]*\)/g, fill(' ')),
    offset,
  };
}

function fill(mark: string): (found: string) => string {
  return (found) => found.replace(/[^\n]/g, mark);
}
