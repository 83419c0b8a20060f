import {cp, mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {locate} from '../check-content/locate';
import type {SyntaxProblem} from '../check-content/readSyntaxError';
import type {Verify} from './parsers';

/** Reads a WIT folder with its dependencies; the reason where it is wrong. */
export type ReadWit = (folder: string) => Promise<string | undefined>;

const BLOCK = 'block.wit';

/**
 * A parser of WIT blocks: each stands as a package of its own among the packages of `wit/`, so that
 * names of other packages must exist. `folder` is a scratch folder.
 */
export function parseWit({
  packages,
  folder,
  read,
}: {
  packages: string;
  folder: string;
  read: ReadWit;
}): Verify {
  let ready: Promise<void> | undefined;
  return async (code) => {
    await (ready ??= layOut(packages, folder));
    await writeFile(path.join(folder, 'deps/block', BLOCK), `${code}\n`);
    const reason = await read(folder);
    return reason === undefined ? undefined : locateWitProblem(reason, code);
  };
}

/** The folder of a package that depends on all the others: `wit/deps` beside `wit/<package>`. */
async function layOut(packages: string, folder: string): Promise<void> {
  const deps = path.join(folder, 'deps');
  await rm(folder, {recursive: true, force: true});
  await mkdir(path.join(deps, 'block'), {recursive: true});
  await cp(path.join(packages, 'deps'), deps, {recursive: true});
  for (const name of (await readdir(packages)).filter((entry) => entry !== 'deps')) {
    await cp(path.join(packages, name), path.join(deps, `hayride-${name}`), {recursive: true});
  }
  await writeFile(path.join(folder, 'world.wit'), 'package docs:block;\n\nworld block {}\n');
}

/** What parsers say around their reason: the folders that they read, in lines or in front of it. */
const AROUND =
  /^(?:error: |\d+: |Caused by:|reading WIT dir at \[[^\]]*\])|failed to parse (?:dependency directory|package): \S+?(?:: |$)/g;

/** The parser's own words and the place in the code that they are about. */
export function locateWitProblem(reason: string, code: string): SyntaxProblem {
  const message = (reason.split('-->')[0] ?? '')
    .split('\n')
    .map((line) => line.trim().replace(AROUND, '').trim())
    .filter((line) => line !== '')
    .join(' ');
  const [, line, column] = reason.match(new RegExp(`${BLOCK}:(\\d+):(\\d+)`)) ?? [];
  if (line !== undefined) {
    return {message, line: Number(line), column: Number(column)};
  }
  return {message, ...findQuoted(message, code)};
}

/** Where the parser gives no place: the first name in its message that the code has. */
function findQuoted(message: string, code: string): {line: number; column: number} {
  for (const [, quoted = ''] of message.matchAll(/'([^']+)'/g)) {
    const index = code.indexOf(quoted);
    if (index >= 0) {
      return locate(code, index);
    }
  }
  return {line: 1, column: 1};
}
