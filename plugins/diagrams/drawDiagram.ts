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
  const [root, width, height, viewBox] =
    raw.match(/<svg width="([\d.]+)pt" height="([\d.]+)pt"\s+viewBox="([^"]+)"[^>]*>/) ?? [];
  if (!root || !width || !height || !viewBox) {
    throw new Error('Graphviz returned a drawing without a size.');
  }
  const inner = raw.slice(raw.indexOf(root) + root.length, raw.lastIndexOf('</svg>'));
  return {
    body: UNWANTED.reduce((text, pattern) => text.replace(pattern, ''), nameParts(inner)),
    viewBox,
    width: Math.ceil(Number(width) * PIXELS_PER_POINT),
    height: Math.ceil(Number(height) * PIXELS_PER_POINT),
  };
}
