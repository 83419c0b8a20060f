import {spawnSync} from 'node:child_process';
import {parse as parseToml, TomlError} from 'smol-toml';
import {parse as parseYaml, YAMLParseError} from 'yaml';
import {locate} from './locate';
import type {Place} from './types';

/** Why code cannot be parsed, and where: line and column in the code, from 1. */
export type SyntaxProblem = Place & {message: string};

type ReadProblem = (code: string) => SyntaxProblem | undefined;

const READERS: Readonly<Record<string, ReadProblem>> = {
  console: readConsoleProblem,
  json: readJsonProblem,
  sh: readShellProblem,
  toml: readTomlProblem,
  yaml: readYamlProblem,
};

/** What a parser of the language says against a block; undefined where it reads, or has none. */
export function readSyntaxError(language: string, code: string): SyntaxProblem | undefined {
  return READERS[language]?.(code);
}

/** The first line of a parser's message. */
function firstLine(message: string): string {
  return (message.trim().split('\n')[0] ?? '').replace(/:$/, '');
}

function readJsonProblem(code: string): SyntaxProblem | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const {message} = error as Error;
    // What V8 quotes of the code in a message has its line breaks.
    const reason = firstLine(message.replace(/, (?:\.\.\.)?"[\s\S]*/, ''));
    return {message: reason, ...locate(code, readPosition(message) ?? findUnexpected(code))};
  }
}

function readPosition(message: string): number | undefined {
  const position = message.match(/ at position (\d+)/)?.[1];
  return position === undefined ? undefined : Number(position);
}

/** The character behind which no text could go on; the end where one is missing there. */
function findUnexpected(code: string): number {
  for (let end = 1; end <= code.length; end += 1) {
    if (isHopeless(code.slice(0, end))) {
      return end - 1;
    }
  }
  return code.length;
}

/** Whether a text is refused for anything but its end. */
function isHopeless(code: string): boolean {
  try {
    JSON.parse(code);
    return false;
  } catch (error) {
    const {message} = error as Error;
    const position = readPosition(message) ?? 0;
    return position < code.length && !/end of JSON input|^Unterminated/.test(message);
  }
}

function readTomlProblem(code: string): SyntaxProblem | undefined {
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

function readYamlProblem(code: string): SyntaxProblem | undefined {
  try {
    parseYaml(code);
    return undefined;
  } catch (error) {
    if (!(error instanceof YAMLParseError)) {
      throw error;
    }
    const {line = 1, col = 1} = error.linePos?.[0] ?? {};
    return {message: firstLine(error.message), line, column: col};
  }
}

/** Asks bash to parse without running. Throws where there is no bash to ask. */
function readShellProblem(code: string): SyntaxProblem | undefined {
  const {status, stderr, error} = spawnSync('bash', ['-n'], {input: `${code}\n`, encoding: 'utf8'});
  if (error) {
    throw error;
  }
  const message = firstLine(stderr).replace(/^bash: /, '');
  const line = Number(message.match(/^line (\d+)/)?.[1] ?? 1);
  return status === 0 ? undefined : {message, line, column: 1};
}

/** A session has commands behind prompts; they are read as one script, each in its own line. */
function readConsoleProblem(code: string): SyntaxProblem | undefined {
  const lines = code.split('\n');
  if (!lines.some((line) => /^\$ ./.test(line))) {
    return {message: 'no line starts with the prompt “$ ”', line: 1, column: 1};
  }
  const script = lines.map((line, index) => {
    const isContinued = index > 0 && isPartOfCommand(lines, index);
    return line.startsWith('$ ') ? line.slice(2) : isContinued ? line : '';
  });
  return readShellProblem(script.join('\n'));
}

/** Whether a line goes on with the command above, which ends in a backslash. */
function isPartOfCommand(lines: readonly string[], index: number): boolean {
  const above = lines[index - 1] ?? '';
  return above.endsWith('\\') && (above.startsWith('$ ') || isPartOfCommand(lines, index - 1));
}
