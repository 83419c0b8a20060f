import {isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document} from 'yaml';
import {formatProblem, type Location} from './location';

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
    const problems = document.errors.map(({message, pos}) =>
      formatProblem({file, ...toLocation(pos[0]), message: `${message} (yaml). Fix the YAML.`}),
    );
    throw new Error(problems.join('\n'));
  }
  return {value: document.toJS(), toLocation: (path) => toLocation(findOffset(document, path))};
}

function findOffset({contents}: Document, path: YamlPath): number {
  let start: unknown = contents;
  let node: unknown = contents;
  for (const step of path) {
    const pair = isMap(node) && node.items.find(({key}) => toText(key) === String(step));
    const item = isSeq(node) ? node.items[Number(step)] : undefined;
    start = pair ? pair.key : (item ?? start);
    node = pair ? pair.value : item;
  }
  return (isNode(start) && start.range?.[0]) || 0;
}

/** Keys of a path are text where those of YAML may be numbers. */
function toText(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}
