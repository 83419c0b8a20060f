import {isNode, isScalar, parseDocument, visit} from 'yaml';
import type {Prose, Text} from './types';

/** The keys of descriptions of APIs and of bindings whose values are sentences. */
const SENTENCES = /^(?:doc|summary|description|x-errors|x-streaming)$/;

/** A WIT file or a YAML file, read as far as its words reach a page. */
export function parseText(file: string, source: string): Text {
  return {file, source, prose: file.endsWith('.wit') ? readWit(source) : readYaml(source)};
}

/** One for each doc comment, the slashes in front of its lines as spaces. */
function readWit(source: string): Prose[] {
  return [...source.matchAll(/(?:^[ \t]*\/\/\/.*\n?)+/gm)].map(({0: comment, index}) =>
    maskMarkdown(
      comment.replace(/^([ \t]*)\/\/\//gm, (_, margin: string) => `${margin}   `),
      index,
    ),
  );
}

function readYaml(source: string): Prose[] {
  const prose: Prose[] = [];
  visit(parseDocument(source), {
    Pair(_, {key, value}) {
      const isSentence = isScalar(key) && SENTENCES.test(String(key.value));
      if (isSentence && isNode(value) && isScalar(value) && value.range) {
        const [start, end] = value.range;
        prose.push(maskMarkdown(source.slice(start, end), start));
      }
    },
  });
  return prose;
}

/** Code turns to backticks and the targets of links to spaces, so that places stay right. */
function maskMarkdown(text: string, offset: number): Prose {
  const fill = (mark: string) => (found: string) => found.replace(/[^\n]/g, mark);
  return {
    text: text.replace(/`[^`]*`/g, fill('`')).replace(/\]\([^)]*\)/g, fill(' ')),
    offset,
  };
}
