import {Graphviz} from '@hpcc-js/wasm-graphviz';
import {expandPorts, nameParts, parsePoints} from './expandPorts';

/** A drawing for the page: the markup inside its `svg`, its view box and its natural size in pixels. */
export type Drawing = {body: string; viewBox: string; width: number; height: number};

/** Defaults in points. Graphviz measures Helvetica; the style sheet sets a font of the same widths. */
const DEFAULTS = [
  'graph [fontname="Helvetica" fontsize=10 bgcolor="transparent" labeljust=l pad=0.03]',
  // A port covers the end of its line.
  'graph [nodesep=0.3 ranksep=0.4 outputorder=edgesfirst]',
  'node [fontname="Helvetica" fontsize=11 shape=box height=0.42 margin="0.14,0.08"]',
  'edge [fontname="Helvetica" fontsize=10 arrowsize=0.7]',
].join('; ');

const PIXELS_PER_POINT = 4 / 3;

/** The margin in points, larger than the one that Graphviz leaves around a cluster. */
const MARGIN = 16;

/** Attributes that the page sets itself: colours, fonts, ids (which must be unique) and tooltips. */
const UNWANTED = [
  /<!--[\s\S]*?-->/g,
  /<title>[\s\S]*?<\/title>/g,
  /<text [^>]*> <\/text>/g,
  / (?:id|fill|stroke|stroke-width|stroke-dasharray|font-family|xml:space)="[^"]*"/g,
  /\s*\n\s*/g,
];

/** Thrown for a diagram that cannot be drawn, with the reason and its line (from 1, within the diagram), if known. */
export class DiagramError extends Error {
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(message);
  }
}

/**
 * Matches everything that may precede the brace of a graph: comments, words, numbers, quoted names, but not names in
 * HTML.
 */
const HEAD =
  /^(?:\s|\/\/.*\n|#.*\n|\/\*(?:[^*]|\*(?!\/))*\*\/|"(?:\\[^]|[^"\\])*"|[^\s"{}<>/#])*\{/;

/**
 * Matches an empty line at the start of a label. Graphviz 16.1 leaves it uninitialised and frees what it finds there,
 * which breaks this drawing or a later one of the same process.
 * https://github.com/hpcc-systems/hpcc-js-wasm/issues/389
 */
const EMPTY_LINE = /(?<=label\s*=\s*")(?=\\[nlr]|\n)/gi;

/** Draws a diagram in Graphviz's DOT language; its parts keep their classes, but no style. */
export async function drawDiagram(source: string): Promise<Drawing> {
  if (!HEAD.test(source)) throw explain('it has no “digraph name {” at its start');
  const graphviz = await Graphviz.load();
  try {
    // On the line of the opening brace, so that Graphviz's line numbers stay correct.
    const dot = source.replace(HEAD, `$& ${DEFAULTS}; `).replace(EMPTY_LINE, ' ');
    return cleanSvg(draw(graphviz, dot));
  } catch (error) {
    // After a failure, the instance may be broken.
    Graphviz.unload();
    throw explain((error as Error).message);
  }
}

function draw(graphviz: Graphviz, dot: string): string {
  // Says in which line an error is, which `read` doesn't.
  const svg = graphviz.dot(dot);
  if (!/\b(?:exports|imports|unused)\s*=/.test(dot)) return svg;
  const graph = graphviz.createGraph();
  try {
    expandPorts(graph.read(dot));
    return graph.layout();
  } finally {
    graph.delete();
  }
}

function explain(message: string): DiagramError {
  const line = message.match(/in line (\d+)/)?.[1];
  const reason = message.trim().replace(/ in line \d+/, '');
  return new DiagramError(
    `a diagram cannot be drawn: ${reason}. Fix the DOT code of the fence.`,
    line === undefined ? undefined : Number(line),
  );
}

function cleanSvg(raw: string): Drawing {
  const [root, box] = raw.match(/<svg [^>]*viewBox="([^"]+)"[^>]*>/) ?? [];
  if (!root || !box) throw new Error('Graphviz returned a drawing without a size.');
  const inner = raw.slice(raw.indexOf(root) + root.length, raw.lastIndexOf('</svg>'));
  const viewBox = cropToGround(box.split(' ').map(Number), inner);
  return {
    body: UNWANTED.reduce((text, pattern) => text.replace(pattern, ''), nameParts(inner)),
    viewBox: viewBox.join(' '),
    width: Math.ceil(Number(viewBox[2]) * PIXELS_PER_POINT),
    height: Math.ceil(Number(viewBox[3]) * PIXELS_PER_POINT),
  };
}

/** Returns the view box without the margin that Graphviz leaves around a cluster that contains everything else. */
function cropToGround([left = 0, top = 0, width = 0, height = 0]: number[], svg: string): number[] {
  const sides = [left, top, left + width, top + height];
  const [, x = '', y = ''] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(svg) ?? [];
  const [, list = ''] = /class="cluster[^>]*>[^]*?<polygon[^>]*points="([^"]*)"/.exec(svg) ?? [];
  const points = parsePoints(list).map((point) => [point[0] + Number(x), point[1] + Number(y)]);
  const [xs, ys] = [points.map(([each = 0]) => each), points.map(([, each = 0]) => each)];
  // With half of the ground's outline.
  const [x1, y1] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  const [x2, y2] = [Math.max(...xs) + 1, Math.max(...ys) + 1];
  const gaps = [x1, y1, x2, y2].map((side, index) => Math.abs(side - (sides[index] ?? 0)));
  return Math.max(...gaps) < MARGIN
    ? [x1, y1, x2 - x1, y2 - y1].map((each) => Math.round(each * 100) / 100)
    : [left, top, width, height];
}
