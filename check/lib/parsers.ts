import {spawnSync} from 'node:child_process';
import {parse as parseToml, TomlError} from 'smol-toml';
import {listBare, parseSession, ShellError} from '../../plugins/content/code-highlight/index';
import {drawDiagram} from '../../plugins/content/diagrams/index';
import type {Location, Problem} from 'docusaurus-built-pages/location';
import {readYaml} from 'docusaurus-wit-reference/parseYaml';
import {askBash} from './askBash';
import {findCharacter} from './findCharacter';
import type {Fence} from './pages/types';
import {readJsonProblem} from './readJsonProblem';

/** Parses code of a language: returns why and where it fails, or undefined. */
export type Parser = (code: string) => Problem | undefined | Promise<Problem | undefined>;

/** Parsers that need nothing but this repository and bash, by the language of a fence. */
export const PARSERS: ReadonlyMap<string, Parser> = new Map<string, Parser>([
  ['console', readConsoleProblem],
  ['dot', readDiagramProblem],
  ['json', (code) => findCharacter(code) ?? readJsonProblem(code)],
  ['sh', readShellProblem],
  ['toml', (code) => findCharacter(code) ?? readTomlProblem(code)],
  ['yaml', (code) => findCharacter(code) ?? readYaml(code).problems[0]],
]);

/** Parses a block, and returns the problem at its location on the page. A block with `expect-error` must fail. */
export async function parseBlock(
  block: Pick<Fence, 'line' | 'column' | 'language' | 'settings' | 'code'>,
  parser: Parser,
): Promise<Problem | undefined> {
  const {line, column, language, settings, code} = block;
  const problem = await parser(code);
  if ('expect-error' in settings) {
    const message = 'the parser accepts this block, which says expect-error. Remove the mark.';
    return problem ? undefined : {line, column, message};
  }
  return (
    problem && {
      ...toFenceLocation(block, problem),
      message: `this ${language} block is not valid: ${problem.message}. Correct it, use text, or mark it with expect-error.`,
    }
  );
}

/** Converts a location in the code of a fence to one on its page: the code starts a line below the fence. */
function toFenceLocation(fence: Location, {line, column}: Location): Location {
  return {line: fence.line + line, column: fence.column + column - 1};
}

async function readDiagramProblem(code: string): Promise<Problem | undefined> {
  try {
    await drawDiagram(code);
    return undefined;
  } catch (error) {
    const {message, line} = error as {message: string; line?: number};
    return {message: message.replace(/\.$/, ''), line: line ?? 1, column: 1};
  }
}

function readTomlProblem(code: string): Problem | undefined {
  try {
    parseToml(code);
    return undefined;
  } catch (error) {
    if (!(error instanceof TomlError)) {
      throw error;
    }
    return {message: firstLine(error.message), line: error.line, column: error.column};
  }
}

/** Returns the first line of a parser's message. */
function firstLine(message: string): string {
  return (message.trim().split('\n')[0] ?? '').replace(/:$/, '');
}

/** Returns the error message of a program, undefined if it succeeds. Throws if it is missing. */
export function askProgram(
  program: string,
  args: string[],
  options: {env: NodeJS.ProcessEnv},
): string | undefined {
  const {status, stderr, error} = spawnSync(program, args, {...options, encoding: 'utf8'});
  if (error) {
    throw error;
  }
  return status === 0 ? undefined : stderr;
}

/** Lets bash parse code without running it, and treats its warning about an unclosed here-document as an error. */
async function readShellProblem(code: string): Promise<Problem | undefined> {
  const reason = await askBash(code);
  if (reason === undefined) return catchShellError(() => findCharacter(code, listBare(code)));
  const message = firstLine(reason).replace(/^bash: /, '');
  return {message, line: Number(message.match(/^line (\d+)/)?.[1] ?? 1), column: 1};
}

/** Parses each command of a session, and locates problems in the session. */
function readConsoleProblem(session: string): Promise<Problem | undefined> {
  return catchShellError(async () => {
    const problems = parseSession(session).map(({line, code}) =>
      readShellProblem(`${'\n'.repeat(line - 1)}  ${code}`),
    );
    return (await Promise.all(problems)).find((problem) => problem !== undefined);
  });
}

type Found = Problem | undefined;

async function catchShellError(read: () => Found | Promise<Found>): Promise<Found> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ShellError) return error;
    throw error;
  }
}
