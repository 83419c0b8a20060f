import type {Plugin} from '@docusaurus/types';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import path from 'node:path';
import type {Transformer} from 'unified';
import type {VFile} from 'vfile';
import {collectNodes} from 'docusaurus-wit-reference/elements';
import {component} from 'docusaurus-wit-reference/nodes';
import {parseMeta} from '../../lib/parseMeta';
import {DiagramError, drawDiagram} from './drawDiagram';

export {drawDiagram} from './drawDiagram';

declare module 'mdast' {
  interface CodeData {
    /** The caption and the text alternative of a diagram, unless the fence has them. */
    diagram?: {title: string; alt: string};
  }
}

/** Returns a fence with a picture in Graphviz's DOT language, its caption and its text alternative. */
export function diagram({dot, ...texts}: {title: string; alt: string; dot: string}): Code {
  return {type: 'code', lang: 'dot', value: dot, data: {diagram: texts}};
}

/** Provides the component that shows the diagrams of `remarkDiagrams`. */
export default function pluginDiagrams(): Plugin {
  return {
    name: 'diagrams',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}

/**
 * Draws every `dot` fence as `<Diagram title alt body …>`. Stops the build with file and line at a diagram that
 * cannot be drawn, or lacks title or alt. A remark plugin.
 */
export function remarkDiagrams(): Transformer<Root> {
  return async (tree, file) => {
    for (const {node, replace} of collectNodes(tree, 'code')) {
      if (node.lang === 'dot') replace([await renderDiagram(node, file)]);
    }
  };
}

async function renderDiagram(node: Code, file: VFile): Promise<MdxJsxFlowElement> {
  try {
    checkDiagram(node.value);
    const {title, alt} = node.data?.diagram ?? parseTexts(node.meta);
    const {width, height, ...drawing} = await drawDiagram(node.value);
    const size = {width: String(width), height: String(height)};
    return component('Diagram', {title, alt, ...drawing, ...size});
  } catch (error) {
    const lineWithin = error instanceof DiagramError ? (error.line ?? 0) : 0;
    const line = (node.position?.start.line ?? 1) + lineWithin;
    return file.fail((error as Error).message, {line, column: 1}, 'diagrams:bad-diagram');
  }
}

function parseTexts(meta: string | null | undefined): {title: string; alt: string} {
  const {title, alt} = parseMeta(meta);
  if (typeof title !== 'string' || typeof alt !== 'string') {
    throw new Error(
      'a diagram lacks title="…" or alt="…" after ```dot. Say in alt everything that it shows.',
    );
  }
  return {title, alt};
}

/** Classes of a diagram's parts; `theme/Diagram` draws each in its colours from `src/css/tokens.css`. */
const CLASSES = ['guest', 'host', 'data', 'external', 'absent', 'muted', 'sandbox', 'optional'];

/** Attributes that the style sheet replaces: a diagram that sets them would not follow light and dark. */
// oxfmt-ignore
const STYLE_ATTRIBUTES = [
  'color', 'bgcolor', 'fillcolor', 'fontcolor', 'pencolor',
  'fontname', 'fontsize', 'style', 'penwidth',
];

/** Throws at an unknown class, or an attribute that sets a style, which would not follow light and dark. */
export function checkDiagram(source: string): void {
  // A text may have words that look like an attribute.
  const code = source.replace(/(\bclass\s*=\s*)?"(?:[^"\\]|\\[^])*"/g, (text, isClass?: string) =>
    isClass ? text : `""${text.replace(/[^\n]/g, '')}`,
  );
  for (const [index, text] of code.split('\n').entries()) {
    const message = explainClass(text) ?? explainAttribute(text);
    if (message !== undefined) throw new DiagramError(message, index + 1);
  }
}

function explainClass(text: string): string | undefined {
  const names = [...text.matchAll(/\bclass\s*=\s*(?:"([^"]*)"|([\w-]+))/g)].flatMap(
    ([, quoted, bare]) => (quoted ?? bare ?? '').trim().split(/\s+/),
  );
  const name = names.find((name) => !CLASSES.includes(name));
  return name === undefined
    ? undefined
    : `unknown class "${name}" in a diagram. Use one of ${CLASSES.join(', ')}.`;
}

function explainAttribute(text: string): string | undefined {
  const name = STYLE_ATTRIBUTES.find((name) => new RegExp(`(?<![\\w-])${name}\\s*=`).test(text));
  return name === undefined
    ? undefined
    : `"${name}" is set in a diagram. Colours and fonts follow the page: use class instead.`;
}
