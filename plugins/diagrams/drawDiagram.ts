import {Graphviz} from '@hpcc-js/wasm-graphviz';
import {cleanSvg} from './cleanSvg';
import type {Drawing} from './types';

/** Sizes in points; Helvetica is measured, the style sheet sets a font of the same widths. */
const DEFAULTS = [
  'graph [fontname="Helvetica" fontsize=10 bgcolor="transparent" labeljust=l nodesep=0.3 ranksep=0.4]',
  'node [fontname="Helvetica" fontsize=11 shape=box height=0.42 margin="0.14,0.08"]',
  'edge [fontname="Helvetica" fontsize=10 arrowsize=0.7]',
].join('; ');

/** A diagram that cannot be drawn: the reason and its line (1-based, within the text), if known. */
export class DiagramError extends Error {
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(message);
  }
}

/** Draws a diagram written in Graphviz' DOT language. */
export async function drawDiagram(source: string): Promise<Drawing> {
  const graphviz = await Graphviz.load();
  try {
    // On the line of the opening brace, so that Graphviz' line numbers stay true.
    return cleanSvg(graphviz.dot(source.replace('{', `{ ${DEFAULTS}; `)));
  } catch (error) {
    const {message} = error as Error;
    const line = message.match(/in line (\d+)/)?.[1];
    const reason = message.trim().replace(/ in line \d+/, '');
    throw new DiagramError(
      `a diagram cannot be drawn: ${reason}. Mend the DOT text of the fence.`,
      line === undefined ? undefined : Number(line),
    );
  }
}
