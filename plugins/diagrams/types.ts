/** A drawing for the page: the markup inside its `svg`, its view box and natural size in pixels. */
export type Drawing = {body: string; viewBox: string; width: number; height: number};

/** One thing wrong in a diagram's text: its line (1-based, within the text) and what to do. */
export type DiagramFinding = {line: number; message: string};
