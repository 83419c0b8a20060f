import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import path from 'node:path';
import {ALERTS} from 'docusaurus-page-markdown';
import {readAttribute} from 'docusaurus-wit-reference/elements';
import {REFERENCES} from '../../../references';
import {listKeys} from '../../lib/parseModule';
import {listNodes, readSpan, LANGUAGE_TABS, listTabItems} from '../../lib/pages/nodes';
import type {Rule, Checked} from './types';

/** The file in which the theme names the components that pages use without an import. */
const THEME = path.join(import.meta.dirname, '../../../src/theme/MDXComponents/index.tsx');

/** Components of the theme, those that the build replaces, and Docusaurus's own for folds. */
const COMPONENTS = [
  ...listKeys(THEME).filter((name) => /^[A-Z]/.test(name)),
  ...REFERENCES.flatMap(({elements}) => elements),
  'Details',
  'Download',
].sort();

/** `component`: each must exist on the site. */
export const checkComponents: Rule = ({tree}) =>
  listNodes(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement')
    .filter(({name}) => /^[A-Z]/.test(name ?? '') && !COMPONENTS.includes(name ?? ''))
    .map((node) => ({
      ...readSpan(node),
      message: `the site has no component <${node.name}>. Use one of ${COMPONENTS.join(', ')}, or put it in backticks.`,
    }));

const KINDS = [...ALERTS.keys()];
const NOTES = KINDS.map((kind) => `:::${kind}`).join(', ');

/** `directive`: only admonitions, each of a type that the site has, and closed. */
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

/** The languages that tabs may offer, in order, with their labels. */
const LABELS = new Map([
  ['js', 'JavaScript'],
  ['rust', 'Rust'],
  ['go', 'Go'],
  ['python', 'Python'],
  ['c', 'C'],
]);

const KNOWN = [...LABELS]
  .map(([value, label]) => `<TabItem value="${value}" label="${label}">`)
  .join(', ');

/**
 * `tabs`: tabs that choose a language are in the group “language”, which keeps the choice on all pages, and have the
 * same names and order everywhere.
 */
export const checkTabs: Rule = ({tree}) =>
  listNodes(tree, 'mdxJsxFlowElement')
    .filter(({name}) => name === 'Tabs')
    .flatMap(checkGroup);

function checkGroup(tabs: MdxJsxFlowElement): Checked[] {
  const items = listTabItems(tabs);
  const isLanguage = readAttribute(tabs, 'groupId') === LANGUAGE_TABS;
  const values = items.map((item) => readAttribute(item, 'value') ?? '');
  if (!isLanguage) {
    const message = `these tabs choose a language. Write <Tabs groupId="${LANGUAGE_TABS}">.`;
    return values.some((value) => LABELS.has(value)) ? [{...readSpan(tabs), message}] : [];
  }
  const order = [...LABELS.keys()];
  return items.map((item, index) => {
    const value = values[index] ?? '';
    const isNamed = LABELS.has(value) && readAttribute(item, 'label') === LABELS.get(value);
    const isInOrder = index === 0 || order.indexOf(values[index - 1] ?? '') < order.indexOf(value);
    const message = `this tab is not one of ${KNOWN}, in this order. Correct its name or its place.`;
    return {...readSpan(item), message: isNamed && isInOrder ? undefined : message};
  });
}
