import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {toLocation, type Problem} from 'docusaurus-built-pages/location';
import {layOutPackages} from '../layOutPackages';
import {askProgram, type Parser} from '../../check/lib/parsers';

/** Languages that only the component toolchain parses, each with its program. */
export const PROGRAMS = {wit: 'wasm-tools', wac: 'wac'} as const;

export type ComponentLanguage = keyof typeof PROGRAMS;

/** The repository, the environment with the program, and an empty folder for files to parse. */
type Place = {root: string; env: NodeJS.ProcessEnv; folder: string};

/** Creates the parser of a component language. */
export async function createParser(language: ComponentLanguage, place: Place): Promise<Parser> {
  return language === 'wit' ? createWitParser(place) : createWacParser(place);
}

/**
 * Creates a parser of WIT blocks. Each is a package beside those of the repository, so that names in other packages
 * must exist.
 */
async function createWitParser({root, env, folder}: Place): Promise<Parser> {
  layOutPackages(root, folder);
  const block = path.join(folder, 'deps/block');
  await mkdir(block, {recursive: true});
  return async (code) => {
    await writeFile(path.join(block, 'block.wit'), `${code}\n`);
    const reason = askProgram('wasm-tools', ['component', 'wit', folder], {env});
    return reason === undefined ? undefined : toWitProblem(reason, code);
  };
}

/** Matches what surrounds the reason in the parser's message: the folders that it reads, on lines or in front of it. */
const AROUND =
  /^(?:error: |\d+: |Caused by:|reading WIT dir at \[[^\]]*\])|failed to parse (?:dependency directory|package): \S+?(?:: |$)/g;

/** Returns the parser's reason and its location in the code; without one, the location of the quoted code. */
export function toWitProblem(reason: string, code: string): Problem {
  const message = (reason.split('-->')[0] ?? '')
    .split('\n')
    .map((line) => line.trim().replace(AROUND, '').trim())
    .filter((line) => line !== '')
    .join(' ');
  const [, line, column] = reason.match(/block\.wit:(\d+):(\d+)/) ?? [];
  if (line !== undefined) {
    return {message, line: Number(line), column: Number(column)};
  }
  const quoted = [...message.matchAll(/'([^']+)'/g)].map(([, name = '']) => code.indexOf(name));
  return {message, ...toLocation(code, quoted.find((index) => index >= 0) ?? 0)};
}

/** Creates a parser of WAC documents, `wac parse`, which does not resolve their names. */
function createWacParser({env, folder}: Place): Parser {
  return async (code) => {
    const file = path.join(folder, 'block.wac');
    await writeFile(file, `${code}\n`);
    const reason = askProgram('wac', ['parse', file], {env});
    return reason === undefined ? undefined : toWacProblem(stripVTControlCharacters(reason));
  };
}

/** Returns the message that `wac` prints above its excerpt, and the location beside the file name. */
export function toWacProblem(output: string): Problem {
  const [, line = '1', column = '1'] = output.match(/block\.wac:(\d+):(\d+)/) ?? [];
  const message = (output.split('╭')[0] ?? '')
    .split('\n')
    .map((text) => text.trim().replace(/^× /, ''))
    .filter((text) => text !== '' && !text.startsWith('error: failed to parse'))
    .join(' ');
  return {message, line: Number(line), column: Number(column)};
}
