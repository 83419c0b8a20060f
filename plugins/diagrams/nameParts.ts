import {PARTS, PORT_WIDTH} from './expandPorts';

/** Gives the parts of components in Graphviz's output, as `expandPorts` marks them, their classes. */
export function nameParts(svg: string): string {
  return svg.replace(/<g [^>]*class="node[^>]*>[^]*?<\/g>/g, (node) => outlineBox(nameShapes(node)));
}

function nameShapes(node: string): string {
  return node.replace(/<(polygon|text)( [^>]*)>/g, (tag, shape: string, attributes: string) => {
    const [, colour = ''] = / fill="([^"]*)"/.exec(attributes) ?? [];
    const names = [PARTS[colour], attributes.includes('"Courier') ? 'code' : undefined];
    const classes = names.filter((name) => name !== undefined).join(' ');
    return classes ? `<${shape} class="${classes}"${attributes}>` : tag;
  });
}

/** One box around all rows of a component, with an edge at its left; ports stand on its outline. */
function outlineBox(node: string): string {
  const rows = [...node.matchAll(/<polygon class="box"[^>]*points="([^"]*)"[^>]*>/g)];
  const points = rows.flatMap(([, list = '']) => list.split(' ').map((point) => point.split(',')));
  if (points.length === 0) {
    return node;
  }
  const [x, y] = [points.map((point) => Number(point[0])), points.map((point) => Number(point[1]))];
  const [left, right] = [Math.min(...x) - PORT_WIDTH / 2, Math.max(...x) + PORT_WIDTH / 2];
  const [top, bottom] = [Math.min(...y), Math.max(...y)];
  const box = `<path class="box" d="M${left},${top}H${right}V${bottom}H${left}Z"/>`;
  const edge = `<path class="rim" d="M${left},${top}V${bottom}"/>`;
  const [first = ''] = rows[0] ?? [];
  const rest = rows.reduce((text, [row]) => text.replace(row, row === first ? box + edge : ''), node);
  return rest;
}
