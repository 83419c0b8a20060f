import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from 'yaml';
import {formatProblem, type Location, type Problem} from 'docusaurus-built-pages/location';

/** The keys and indexes that lead to a value. */
export type YamlPath = readonly (string | number)[];

/** The content of a YAML file; `toLocation` returns the location of a path's key, or of its nearest ancestor. */
export type YamlFile = {value: unknown; toLocation: (path: YamlPath) => Location};

/** Reads YAML, or lists all its errors without a full stop; the value is then undefined. */
export function readYaml(source: string): YamlFile & {problems: readonly Problem[]} {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  const locate = (offset: number): Location => {
    const {line, col} = lines.linePos(offset);
    return {line, column: col};
  };
  const problems = document.errors.map(({message, pos}) => ({...locate(pos[0]), message}));
  return {
    problems,
    value: problems.length === 0 ? document.toJS() : undefined,
    toLocation: (path) => locate(findOffset(document, path)),
  };
}

/** Parses YAML. Throws all its errors as `file:line:column: what (yaml). What to do.` */
export function parseYaml(file: string, source: string): YamlFile {
  const {problems, ...yaml} = readYaml(source);
  if (problems.length > 0) {
    const lines = problems.map((problem) =>
      formatProblem({file, ...problem, message: `${problem.message} (yaml). Fix the YAML.`}),
    );
    throw new Error(lines.join('\n'));
  }
  return yaml;
}

/** Lists the scalars of YAML: each value, its source, and its location. */
export function listScalars(source: string): (Location & {value: unknown; text: string})[] {
  const lines = new LineCounter();
  const scalars: (Location & {value: unknown; text: string})[] = [];
  visit(parseDocument(source, {lineCounter: lines}), {
    Scalar: (_, {value, source: text = '', range}) => {
      const {line, col: column} = lines.linePos(range?.[0] ?? 0);
      scalars.push({value, text, line, column});
    },
  });
  return scalars;
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

/** Converts a key of YAML, which may be a number, to a string, as in paths. */
function toText(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}
