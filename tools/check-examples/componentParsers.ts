import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {stripVTControlCharacters} from 'node:util';
import {toLocation, type Problem} from '../../plugins/shared/location';
import type {CheckOptions} from '../shared/findings';
import {layOutPackages} from '../shared/layOutPackages';
import {askProgram, type Parser} from '../shared/parsers';
import type {AvailableParser} from './checkBlock';
import type {FindTool} from './findTools';

/** What the parsers of the component toolchain need. */
export type Toolchain = {
  root: string;
  /** The folder of npm's part of the toolchain. */
  toolchain: string;
  env: NodeJS.ProcessEnv;
  find: FindTool;
  /** A folder for the files that are parsed. */
  scratch: string;
  importModule: CheckOptions['importModule'];
};

/** Reads a WIT folder with its dependencies; returns the reason where it is wrong. */
type ReadWit = (folder: string) => string | undefined;

/** Returns the parsers that need the component toolchain, by language: WIT and WAC. */
export async function createComponentParsers({
  root,
  toolchain,
  env,
  find,
  scratch,
  importModule,
}: Toolchain): Promise<Record<string, AvailableParser>> {
  // The messages of wasm-tools itself have line and column.
  const readWit: ReadWit = find('wasm-tools')
    ? (folder) => askProgram('wasm-tools', ['component', 'wit', folder], {env})
    : await readWithJco(toolchain, importModule);
  const wit = await createWitParser(root, path.join(scratch, 'wit'), readWit);
  const wac = find('wac') ? createWacParser(scratch, env) : {missing: 'wac is not installed'};
  return {wit, wac};
}

/** What this uses of jco's build of the WIT parser. */
type Bindgen = {
  $init: Promise<void>;
  generateTypes: (name: string, options: {wit: {tag: 'path'; val: string}; world: string}) => void;
};

/** The WIT parser in npm's toolchain: the code of wasm-tools, without locations in its messages. */
async function readWithJco(
  toolchain: string,
  importModule: CheckOptions['importModule'],
): Promise<ReadWit> {
  const file =
    'node_modules/@bytecodealliance/jco-transpile/vendor/js-component-bindgen-component.js';
  const bindgen = (await importModule(pathToFileURL(path.join(toolchain, file)).href)) as Bindgen;
  await bindgen.$init;
  return (folder) => {
    try {
      bindgen.generateTypes('block', {wit: {tag: 'path', val: folder}, world: 'all'});
      return undefined;
    } catch (error) {
      const {payload, message} = error as {payload?: string; message: string};
      return payload ?? message;
    }
  };
}

/**
 * A parser of WIT blocks, each a package beside those of the repository, so that names in other
 * packages must exist. `folder` is a scratch folder.
 */
async function createWitParser(root: string, folder: string, read: ReadWit): Promise<Parser> {
  layOutPackages(root, folder);
  const block = path.join(folder, 'deps/block');
  await mkdir(block);
  return async (code) => {
    await writeFile(path.join(block, 'block.wit'), `${code}\n`);
    const reason = read(folder);
    return reason === undefined ? undefined : toWitProblem(reason, code);
  };
}

/** What the parser says around its reason: the folders that it reads, in lines or in front of it. */
const AROUND =
  /^(?:error: |\d+: |Caused by:|reading WIT dir at \[[^\]]*\])|failed to parse (?:dependency directory|package): \S+?(?:: |$)/g;

/** Returns the parser's reason, and the location in the code; by what it quotes if it names none. */
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

/** A parser of WAC documents: `wac parse`, which does not look up what they name. */
function createWacParser(folder: string, env: NodeJS.ProcessEnv): Parser {
  return async (code) => {
    const file = path.join(folder, 'block.wac');
    await writeFile(file, `${code}\n`);
    const reason = askProgram('wac', ['parse', file], {env});
    return reason === undefined ? undefined : toWacProblem(stripVTControlCharacters(reason));
  };
}

/** Returns what `wac` prints above its excerpt, and the location beside the name of its file. */
export function toWacProblem(output: string): Problem {
  const [, line = '1', column = '1'] = output.match(/block\.wac:(\d+):(\d+)/) ?? [];
  const message = (output.split('╭')[0] ?? '')
    .split('\n')
    .map((text) => text.trim().replace(/^× /, ''))
    .filter((text) => text !== '' && !text.startsWith('error: failed to parse'))
    .join(' ');
  return {message, line: Number(line), column: Number(column)};
}
