import {spawnSync} from 'node:child_process';
import {parse as parseToml} from 'smol-toml';
import {parse as parseYaml} from 'yaml';

/** The reason why code cannot be parsed, undefined where it can. */
type ReadError = (code: string) => string | undefined;

const READERS: Readonly<Record<string, ReadError>> = {
  console: (code) => (/^\$ ./m.test(code) ? undefined : 'no line starts with the prompt “$ ”'),
  json: (code) => catchError(() => JSON.parse(code) as unknown),
  sh: readShellError,
  toml: (code) => catchError(() => parseToml(code)),
  yaml: (code) => catchError(() => parseYaml(code) as unknown),
};

/** What a parser of the language says against a block; undefined where it reads, or has none. */
export function readSyntaxError(language: string, code: string): string | undefined {
  return READERS[language]?.(code);
}

function catchError(parse: () => unknown): string | undefined {
  try {
    parse();
    return undefined;
  } catch (error) {
    return (error as Error).message.trim().split('\n')[0]?.replace(/:$/, '');
  }
}

/** Asks bash to parse without running. Throws where there is no bash to ask. */
function readShellError(code: string): string | undefined {
  const {status, stderr, error} = spawnSync('bash', ['-n'], {input: `${code}\n`, encoding: 'utf8'});
  if (error) {
    throw error;
  }
  return status === 0
    ? undefined
    : stderr
        .trim()
        .split('\n')[0]
        ?.replace(/^bash: /, '');
}
