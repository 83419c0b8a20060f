import type {Graph} from '@hpcc-js/wasm-graphviz';
import {escapeHtml} from 'docusaurus-built-pages/escapeHtml';

/**
 * Classes, by the colours that mark them in Graphviz's output, because HTML-like labels cannot have classes.
 * `nameParts` replaces the colours.
 */
const PARTS = new Map([
  ['#0000b0', 'box'],
  ['#0000e0', 'port export'],
  ['#0000e1', 'port import'],
  ['#0000e2', 'port unused'],
  ['#0000f0', 'quiet'],
]);

type Port = {kind: 'export' | 'import' | 'unused'; id: string; name: string};

/** Sizes in points. */
const PORT_WIDTH = 8;
const PORT_HEIGHT = 11;
const ROW = 24;
const TEXT = 18;

/**
 * Draws components as boxes with ports. The attributes `exports`, `imports` and `unused` of a node list its ports as
 * an id, for edges such as `host -> component:run`, and the name of an interface: `exports="run wasi:cli/run"`,
 * separated by `|`. Exports are on the left, where they are called.
 */
export function expandPorts(graph: Graph): void {
  for (const node of graph.nodeNames()) {
    const ports = (['export', 'import', 'unused'] as const).flatMap((kind) =>
      parsePorts(graph.getNodeAttr(node, kind === 'unused' ? kind : `${kind}s`), kind),
    );
    if (ports.length > 0) {
      const label = graph.getNodeAttr(node, 'label').replaceAll('\\N', node);
      graph.setNodeAttr(node, 'shape', 'plain');
      graph.setNodeHtmlAttr(node, 'label', drawBox(label.split('\\n'), ports));
    }
  }
}

function parsePorts(list: string, kind: Port['kind']): Port[] {
  const entries = list.split('|').map((entry) => entry.trim());
  return entries.filter(Boolean).map((entry) => {
    const [id = '', ...name] = entry.split(/\s+/);
    return {kind, id, name: name.join(' ') || id};
  });
}

/** Draws the table of a component: its name, then a row for each port, in a column at its side. */
function drawBox([name = '', ...remarks]: readonly string[], ports: readonly Port[]): string {
  const exports = ports.filter(({kind}) => kind === 'export');
  const others = ports.filter(({kind}) => kind !== 'export');
  const rows = [
    row(space(6)),
    row(cell('LEFT', TEXT, `<B>${code(name)}</B>`)),
    ...remarks.map((remark) => row(cell('LEFT', TEXT, quiet(escapeHtml(remark))))),
    ...drawGroup('exports', 'LEFT', exports),
    ...drawGroup('imports', 'RIGHT', others),
    row(space(6)),
  ];
  return `${TABLE}${rows.join('')}</TABLE>`;
}

function drawGroup(title: string, align: 'LEFT' | 'RIGHT', ports: readonly Port[]): string[] {
  const head = row(cell(align, ROW, quiet(title)));
  return ports.length === 0 ? [] : [head, ...ports.map(drawPort)];
}

function drawPort({kind, id, name}: Port): string {
  const square = `${TABLE}<TR><TD BGCOLOR="${colour(`port ${kind}`)}" FIXEDSIZE="TRUE" WIDTH="${PORT_WIDTH}" HEIGHT="${PORT_HEIGHT}"></TD></TR></TABLE>`;
  const port = `<TD PORT="${id}">${square}</TD>`;
  return kind === 'export'
    ? `<TR>${port}${cell('LEFT', ROW, code(name))}<TD></TD></TR>`
    : `<TR><TD></TD>${cell('RIGHT', ROW, kind === 'unused' ? quiet(code(name)) : code(name))}${port}</TR>`;
}

const TABLE = '<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0">';

const colour = (part: string) => [...PARTS].find(([, name]) => name === part)?.[0] ?? '';

const row = (middle: string) => `<TR><TD></TD>${middle}<TD></TD></TR>`;

const space = (height: number) => `<TD BGCOLOR="${colour('box')}" HEIGHT="${height}"></TD>`;

/** Draws a cell of the box, with room for ports at its sides. */
const cell = (align: 'LEFT' | 'RIGHT', height: number, content: string) =>
  `<TD BGCOLOR="${colour('box')}" ALIGN="${align}" HEIGHT="${height}">&#160;&#160;${content}&#160;&#160;</TD>`;

const code = (words: string) => `<FONT FACE="Courier" POINT-SIZE="10">${escapeHtml(words)}</FONT>`;

const quiet = (words: string) => `<FONT COLOR="${colour('quiet')}" POINT-SIZE="10">${words}</FONT>`;

/** Replaces the colours that `expandPorts` gives to parts of components by classes, in Graphviz's output. */
export function nameParts(svg: string): string {
  return svg.replace(/<g [^>]*class="node[^>]*>[^]*?<\/g>/g, (node) => joinRows(nameShapes(node)));
}

function nameShapes(node: string): string {
  return node.replace(/<(polygon|text)( [^>]*)>/g, (tag, shape: string, attributes: string) => {
    const [, colour = ''] = / fill="([^"]*)"/.exec(attributes) ?? [];
    const names = [PARTS.get(colour), attributes.includes('"Courier') ? 'code' : undefined];
    const classes = names.filter((name) => name !== undefined).join(' ');
    return classes ? `<${shape} class="${classes}"${attributes}>` : tag;
  });
}

/** Joins the boxes of a component's rows into one, with an edge at its left. Half of each port is inside it. */
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

/** Parses the coordinates of a polygon. */
export function parsePoints(list: string): [x: number, y: number][] {
  return list.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y];
  });
}
