import {isNode, isPair, isScalar, parseDocument, visit} from 'yaml';
import type {Prose, Text} from './types';

/** The keys of descriptions of APIs and of bindings whose values are sentences. */
const SENTENCES = /^(?:doc|summary|description|x-errors|x-streaming)$/;

/** The keys that hold data, not sentences. */
const EXAMPLES = /^examples?$/;

/** A WIT file or a YAML file, read as far as its words reach a page. */
export function parseText(file: string, source: string): Text {
  return {file, source, prose: file.endsWith('.wit') ? readWit(source) : readYaml(source)};
}

/** Comments of WIT: lines of `///` that belong together, a line of `//`, or a block. */
const COMMENTS = /\/\/\/.*(?:\r?\n[ \t]*\/\/\/.*)*|\/\/.*|\/\*[\s\S]*?\*\//g;
const DOC_COMMENT = /^\/(?:\/\/|\*\*(?!\/))/;
const COMMENT_MARKS = /^[ \t]*(?:\/\/\/|\/\*\*|\*(?!\/))|\*\/$/gm;

/** One for each doc comment, the marks around its lines as spaces. */
function readWit(source: string): Prose[] {
  return [...source.matchAll(COMMENTS)]
    .filter(([comment]) => DOC_COMMENT.test(comment))
    .map(({0: comment, index}) => maskMarkdown(comment.replace(COMMENT_MARKS, fill(' ')), index));
}

function readYaml(source: string): Prose[] {
  const prose: Prose[] = [];
  visit(parseDocument(source), {
    Pair(_, {key, value}, path) {
      if (isScalar(key) && EXAMPLES.test(String(key.value)) && !isNamed(path)) {
        return visit.SKIP;
      }
      const isSentence = isScalar(key) && SENTENCES.test(String(key.value));
      if (isSentence && isNode(value) && isScalar(value) && value.range) {
        const [start, end] = value.range;
        prose.push(maskMarkdown(source.slice(start, end), start));
      }
      return undefined;
    },
  });
  return prose;
}

/** Whether the nearest key above is one below which the author chooses the names. */
function isNamed(path: readonly unknown[]): boolean {
  const above = path.findLast((step) => isPair(step));
  return ['properties', 'schemas'].includes(String(above?.key));
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
