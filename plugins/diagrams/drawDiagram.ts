import {Graphviz} from '@hpcc-js/wasm-graphviz';
import {expandPorts} from './expandPorts';
import {nameParts} from './nameParts';

/** A drawing for the page: the markup inside its `svg`, its view box and natural size in pixels. */
export type Drawing = {body: string; viewBox: string; width: number; height: number};

/** Sizes in points; Helvetica is measured, the style sheet sets a font of the same widths. */
const DEFAULTS = [
  'graph [fontname="Helvetica" fontsize=10 bgcolor="transparent" labeljust=l nodesep=0.3 ranksep=0.4 outputorder=edgesfirst pad=0.03]',
  'node [fontname="Helvetica" fontsize=11 shape=box height=0.42 margin="0.14,0.08"]',
  'edge [fontname="Helvetica" fontsize=10 arrowsize=0.7]',
].join('; ');

const PIXELS_PER_POINT = 4 / 3;

/** Points, more than Graphviz leaves around a cluster. */
const MARGIN = 16;

/** What the page provides itself: colours, fonts, ids (which must be unique) and tooltips. */
const UNWANTED = [
  /<!--[\s\S]*?-->/g,
  /<title>[\s\S]*?<\/title>/g,
  / (?:id|fill|stroke|stroke-width|stroke-dasharray|font-family|xml:space)="[^"]*"/g,
  /\s*\n\s*/g,
];

/** A diagram that cannot be drawn: the reason and its line (1-based, within the diagram), if known. */
export class DiagramError extends Error {
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(message);
  }
}

/** Draws a diagram written in Graphviz' DOT language; its parts keep their classes and no style. */
export async function drawDiagram(source: string): Promise<Drawing> {
  const graphviz = await Graphviz.load();
  try {
    // On the line of the opening brace, so that Graphviz's line numbers stay correct.
    return cleanSvg(graphviz.dot(expandPorts(source.replace('{', `{ ${DEFAULTS}; `))));
  } catch (error) {
    const {message} = error as Error;
    const line = message.match(/in line (\d+)/)?.[1];
    const reason = message.trim().replace(/ in line \d+/, '');
    throw new DiagramError(
      `a diagram cannot be drawn: ${reason}. Fix the DOT code of the fence.`,
      line === undefined ? undefined : Number(line),
    );
  }
}

function cleanSvg(raw: string): Drawing {
  const [root, box] = raw.match(/<svg [^>]*viewBox="([^"]+)"[^>]*>/) ?? [];
  if (!root || !box) {
    throw new Error('Graphviz returned a drawing without a size.');
  }
  const inner = raw.slice(raw.indexOf(root) + root.length, raw.lastIndexOf('</svg>'));
  const viewBox = cropToGround(box.split(' ').map(Number), inner);
  return {
    body: UNWANTED.reduce((text, pattern) => text.replace(pattern, ''), nameParts(inner)),
    viewBox: viewBox.join(' '),
    width: Math.ceil(Number(viewBox[2]) * PIXELS_PER_POINT),
    height: Math.ceil(Number(viewBox[3]) * PIXELS_PER_POINT),
  };
}

/** The view box without the margin that Graphviz leaves around a cluster that holds everything else. */
function cropToGround([left = 0, top = 0, width = 0, height = 0]: number[], svg: string): number[] {
  const [, x = '0', y = '0'] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(svg) ?? [];
  const [, list = ''] =
    /class="cluster[^>]*>\s*(?:<title>.*<\/title>\s*)?<polygon[^>]*points="([^"]*)"/.exec(svg) ??
    [];
  const points = list.split(' ').map((point) => point.split(',').map(Number));
  const xs = points.map(([each = 0]) => each + Number(x));
  const ys = points.map(([, each = 0]) => each + Number(y));
  const ground = [
    Math.min(...xs) - 1,
    Math.min(...ys) - 1,
    Math.max(...xs) + 1,
    Math.max(...ys) + 1,
  ];
  const sides = [left, top, left + width, top + height];
  const isGround =
    list !== '' && sides.every((side, index) => Math.abs(side - (ground[index] ?? 0)) < MARGIN);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = isGround ? ground : sides;
  return [x1, y1, x2 - x1, y2 - y1].map((each) => Math.round(each * 100) / 100);
}
