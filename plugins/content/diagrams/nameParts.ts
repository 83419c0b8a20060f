import {PARTS, PORT_WIDTH} from './expandPorts';

/** Gives the parts of components in Graphviz's output, as `expandPorts` marks them, their classes. */
export function nameParts(svg: string): string {
  return svg.replace(/<g [^>]*class="node[^>]*>[^]*?<\/g>/g, (node) => joinRows(nameShapes(node)));
}

function nameShapes(node: string): string {
  return node.replace(/<(polygon|text)( [^>]*)>/g, (tag, shape: string, attributes: string) => {
    const [, colour = ''] = / fill="([^"]*)"/.exec(attributes) ?? [];
    const names = [PARTS[colour], attributes.includes('"Courier') ? 'code' : undefined];
    const classes = names.filter((name) => name !== undefined).join(' ');
    return classes ? `<${shape} class="${classes}"${attributes}>` : tag;
  });
}

/**
 * One box around the rows of a component, with an edge at its left, instead of a box for each. Half of
 * each port stands in it.
 */
function joinRows(node: string): string {
  const rows = /<polygon class="box"[^>]*points="([^"]*)"[^>]*>/g;
  const points = [...node.matchAll(rows)].flatMap(([, list = '']) => parsePoints(list));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - PORT_WIDTH / 2, Math.max(...xs) + PORT_WIDTH / 2];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const box = `<path class="box" d="M${left},${top}H${right}V${bottom}H${left}Z"/>`;
  const edge = `<path class="rim" d="M${left},${top}V${bottom}"/>`;
  return node.replace(rows, (_, __, offset: number) =>
    offset === node.search(rows) ? box + edge : '',
  );
}

/** The coordinates of a polygon. */
export function parsePoints(list: string): [x: number, y: number][] {
  return list.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y];
  });
}
