import {isScalar, parseDocument, visit} from 'yaml';
import {listDocComments, withLocation} from 'wit-docs';
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
