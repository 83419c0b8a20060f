import {isMap, isNode, LineCounter, parseDocument} from 'yaml';
import type {Location, Problem} from 'docusaurus-built-pages/location';

/** The location of a key or a value, with its offsets in the page. */
type Span = Location & {start: number; end: number};

/** The front matter of a page; without any, its values are empty. */
export type FrontMatter = {
  values: Record<string, unknown>;
  /** Locations of each key and its value, by key. */
  spans: ReadonlyMap<string, {key: Span; value: Span}>;
  /** The last line of the front matter, from 1; 0 without any. */
  lastLine: number;
  /** The page below the front matter. */
  content: string;
  /** Why the YAML cannot be parsed; there are no values then. */
  error?: Problem;
};

const FRONT_MATTER = /^(\uFEFF?---[ \t]*\r?\n)((?:.*\r?\n)*?)---[ \t]*(?:\r?\n|$)/;

/** Reads the front matter of a page: its values and their locations. */
export function readFrontMatter(source: string): FrontMatter {
  const [block = '', opening = '', yaml = ''] = source.match(FRONT_MATTER) ?? [];
  const content = source.slice(block.length).trim();
  const lastLine = block === '' ? 0 : block.trimEnd().split('\n').length;
  const lines = new LineCounter();
  const {contents, errors} = parseDocument(yaml, {lineCounter: lines, prettyErrors: false});
  const toSpan = (start: number, end: number): Span => {
    const {line, col} = lines.linePos(start);
    // The opening `---` is the line above the YAML.
    return {line: line + 1, column: col, start: opening.length + start, end: opening.length + end};
  };
  const locate = (node: unknown) => {
    const [start, end] = (isNode(node) && node.range) || [0, 0];
    return toSpan(start, end);
  };
  if (errors[0] || (contents && !isMap(contents))) {
    const {line, column} = toSpan(errors[0]?.pos[0] ?? 0, 0);
    const reason = errors[0]?.message ?? 'it has no keys';
    const message = `front matter is not valid YAML: ${reason}. Quote values that contain a colon, a hash or a quotation mark.`;
    return {values: {}, spans: new Map(), lastLine, content, error: {line, column, message}};
  }
  const spans = (contents?.items ?? []).map(
    ({key, value}) => [String(key), {key: locate(key), value: locate(value)}] as const,
  );
  const values = (contents?.toJSON() ?? {}) as Record<string, unknown>;
  return {values, spans: new Map(spans), lastLine, content};
}
