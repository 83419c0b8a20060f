import type {Nodes} from 'mdast';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ALERTS} from '../../../plugins/output/page-markdown/index';
import {REFERENCES} from '../../../references';
import {listNodes, readSpan} from '../../lib/pages/nodes';
import type {Rule} from '../types';

/** Where the theme names the components that pages use without importing them. */
const THEME = path.join(import.meta.dirname, '../../../src/theme/MDXComponents/index.tsx');

/** The components of the theme, those that the build replaces, and the one of Docusaurus for folds. */
const COMPONENTS = [
  ...[...readFileSync(THEME, 'utf8').matchAll(/^ {2}([A-Z]\w*),$/gm)].map(([, name = '']) => name),
  ...REFERENCES.flatMap(({elements}) => elements),
  'Details',
  'Download',
].sort();

/** `component`: each is one that the site has. */
export const checkComponents: Rule = ({tree}) =>
  listNodes(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement')
    .filter(({name}) => /^[A-Z]/.test(name ?? '') && !COMPONENTS.includes(name ?? ''))
    .map((node) => ({
      ...readSpan(node),
      message: `the site has no component <${node.name}>. Use one of ${COMPONENTS.join(', ')}, or put it in backticks.`,
    }));

const KINDS = Object.keys(ALERTS);
const NOTES = KINDS.map((kind) => `:::${kind}`).join(', ');

/** `directive`: only notes, each of a kind that the site has, and closed. */
export const checkDirectives: Rule = ({tree, source}) =>
  listNodes(tree, 'containerDirective', 'leafDirective', 'textDirective', 'paragraph').map(
    (node) => {
      const {start, end, ...location} = readSpan(node);
      return {...location, message: explainDirective(node, source.slice(start, end))};
    },
  );

type Directive = Extract<
  Nodes,
  {type: 'containerDirective' | 'leafDirective' | 'textDirective' | 'paragraph'}
>;

function explainDirective(node: Directive, written: string): string | undefined {
  switch (node.type) {
    case 'containerDirective': {
      const isClosed = /\n[ \t>]*:::+\s*$/.test(written);
      const remedy = 'has no end. Write ::: on a line of its own below it.';
      return !KINDS.includes(node.name)
        ? `there is no kind of note called :::${node.name}. Use one of ${NOTES}.`
        : isClosed
          ? undefined
          : `the note :::${node.name} ${remedy}`;
    }
    case 'paragraph': {
      const message = `this note does not begin as one. Write one of ${NOTES}, without a space, then the title in [brackets].`;
      return written.startsWith(':::') ? message : undefined;
    }
    default: {
      // A name after one colon stays as it is written, unless more belongs to it.
      const isName = node.type === 'textDirective' && written === `:${node.name}`;
      const message = `“${written}” is read as a directive, and the site has no such directive. Put it in backticks.`;
      return isName ? undefined : message;
    }
  }
}
