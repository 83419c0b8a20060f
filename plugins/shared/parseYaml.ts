import {isMap, isNode, isScalar, LineCounter, parseDocument, type Document} from 'yaml';

/** A line and a column of a file, both from 1. */
export type Location = {line: number; column: number};

/** The keys and indexes that lead to a value. */
export type YamlPath = readonly (string | number)[];

/** What a file of YAML says, and where: at the key of a path, or at the nearest one around it. */
export type YamlFile = {value: unknown; toLocation: (path: YamlPath) => Location};

/** Reads YAML. Throws every error of it as `file:line:column: what (yaml). What to do.` */
export function parseYaml(file: string, source: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  const toLocation = (offset: number): Location => {
    const {line, col} = lines.linePos(offset);
    return {line, column: col};
  };
  if (document.errors.length > 0) {
    const problems = document.errors.map(({message, pos}) => {
      const {line, column} = toLocation(pos[0]);
      return `${file}:${line}:${column}: ${message} (yaml). Fix the YAML.`;
    });
    throw new Error(problems.join('\n'));
  }
  return {value: document.toJS(), toLocation: (path) => toLocation(findOffset(document, path))};
}

function findOffset(document: Document, path: YamlPath): number {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (!isNode(node) && path.length > 0) {
    return findOffset(document, path.slice(0, -1));
  }
  const parent = path.length > 0 && document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) && parent.items.find(({key}) => isKey(key, path.at(-1)));
  const start = pair ? pair.key : node;
  return (isNode(start) && start.range?.[0]) || 0;
}

function isKey(node: unknown, key: string | number | undefined): boolean {
  return String(isScalar(node) ? node.value : node) === String(key);
}
