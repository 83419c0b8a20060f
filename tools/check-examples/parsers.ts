import {drawDiagram} from '../../plugins/diagrams/drawDiagram';
import {readSyntaxError, type SyntaxProblem} from '../check-content/readSyntaxError';

/** What a real parser says of a block: a problem at a line of the code, or nothing. */
export type Verify = (code: string) => Promise<SyntaxProblem | undefined>;

/** A parser, or the reason why it is not here. */
export type Parser = Verify | {missing: string};

/** The languages that a parser reads; WIT and WAC have parsers of their own toolchain. */
export function listParsers({wit, wac}: {wit: Parser; wac: Parser}): Record<string, Parser> {
  const read =
    (language: string): Verify =>
    (code) =>
      Promise.resolve(readSyntaxError(language, code));
  return {
    console: read('console'),
    dot: verifyDiagram,
    json: read('json'),
    sh: read('sh'),
    toml: read('toml'),
    wac,
    wit,
    yaml: read('yaml'),
  };
}

async function verifyDiagram(code: string): Promise<SyntaxProblem | undefined> {
  try {
    await drawDiagram(code);
    return undefined;
  } catch (error) {
    const {message, line} = error as {message: string; line?: number};
    return {message, line: (line ?? 0) + 1, column: 1};
  }
}
