import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Finding} from '../shared/findings';

/** The version of a tool on this machine; undefined where there is none. */
export type FindTool = (name: string) => string | undefined;

/** Arguments that make a tool say its version, where it is not `--version`. */
const ASK: Readonly<Record<string, string[]>> = {
  go: ['version'],
  tinygo: ['version'],
};

/**
 * Tools that cannot be asked: parts that may be missing where their tool is (a target of Rust, a library
 * of TinyGo), and Hayride's runtime, which has no `--version`.
 */
const READ: Readonly<Record<string, (env: NodeJS.ProcessEnv) => string | undefined>> = {
  'wasm32-wasip2': readTarget,
  'tinygo-net': readTinyGoNet,
  hayride: readCommit,
};

/**
 * Looks tools up in the environment's `PATH`, each once. A part of a tool, where it is installed, has
 * the version of the tool: `wasm32-wasip2` that of rustc, `tinygo-net` that of TinyGo. The version of
 * `hayride` is the commit that it was built from.
 */
export function findTools(env: NodeJS.ProcessEnv): FindTool {
  const found = new Map<string, string | undefined>();
  return (name) => {
    if (!found.has(name)) {
      const read = READ[name];
      found.set(name, read ? read(env) : readVersion(name, env));
    }
    return found.get(name);
  };
}

function readVersion(name: string, env: NodeJS.ProcessEnv): string | undefined {
  return parseVersion(ask(name, ASK[name] ?? ['--version'], env) ?? '');
}

/** The first number of the form `1.2` or `1.2.3` in what a tool says of itself. */
export function parseVersion(output: string): string | undefined {
  return output.match(/\d+(?:\.\d+)+/)?.[0];
}

function readTarget(env: NodeJS.ProcessEnv): string | undefined {
  const folder = ask('rustc', ['--print', 'target-libdir', '--target', 'wasm32-wasip2'], env);
  return folder && existsSync(folder) ? readVersion('rustc', env) : undefined;
}

/** The packages `net` and `net/http`, which a TinyGo built from its Go module lacks. */
function readTinyGoNet(env: NodeJS.ProcessEnv): string | undefined {
  const root = ask('tinygo', ['env', 'TINYGOROOT'], env);
  const isInstalled = root && existsSync(path.join(root, 'src/net/http'));
  return isInstalled ? readVersion('tinygo', env) : undefined;
}

/** The commit that `.ci/install-toolchains` records beside the runtime. */
function readCommit(env: NodeJS.ProcessEnv): string | undefined {
  const program = findProgram('hayride', env);
  const record = `${program}.commit`;
  return program && existsSync(record) ? readFileSync(record, 'utf8').trim() : undefined;
}

/** Returns the file of a program, from the first folder of the environment's `PATH` that has it. */
export function findProgram(name: string, env: NodeJS.ProcessEnv): string | undefined {
  return (env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

function ask(name: string, args: string[], env: NodeJS.ProcessEnv): string | undefined {
  const {stdout, status} = spawnSync(name, args, {env, encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

/** How tools are looked up; with `isStrict` a missing one is a finding, unless `without` names it. */
export type ToolPolicy = {find: FindTool; isStrict: boolean; without: readonly string[]};

/** Why something is left out, and where that is wrong: both are empty if all tools are there. */
type ToolVerdict = {skipped: string[]; findings: Finding[]};

/** Judges whether the tools are there that something needs: `name`, which `file` describes. */
export function judgeTools(
  {name, file, tools}: {name: string; file: string; tools: Readonly<Record<string, string>>},
  {find, isStrict, without}: ToolPolicy,
): ToolVerdict {
  const missing = listMissingTools(tools, find);
  const required = Object.entries(tools).filter(([tool]) => !without.includes(tool));
  const unmet = isStrict ? listMissingTools(Object.fromEntries(required), find) : [];
  const message = `${name} was not tried: ${unmet.join('; ')}. Install what is missing.`;
  return {
    skipped: missing.length === 0 ? [] : [`${name}: ${missing.join('; ')}`],
    findings: unmet.length === 0 ? [] : [{file, line: 1, column: 1, kind: 'toolchain', message}],
  };
}

/** Returns what keeps a variant from running: each tool that is missing or has another version. */
export function listMissingTools(
  tools: Readonly<Record<string, string>>,
  find: FindTool,
): string[] {
  return Object.entries(tools).flatMap(([name, wanted]) => {
    const version = find(name);
    if (version === undefined) {
      return [`${[name, wanted].filter(Boolean).join(' ')} is not installed`];
    }
    // `1.26` is any release of 1.26, `1.26.8` is that one; a walk may take any version.
    const isWanted = wanted === '' || version === wanted || version.startsWith(`${wanted}.`);
    return isWanted ? [] : [`${name} is ${version}, not ${wanted}`];
  });
}
