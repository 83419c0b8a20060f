import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** The version of a tool on this machine; undefined where there is none. */
export type FindTool = (name: string) => string | undefined;

/** Arguments that make a tool say its version, where it is not `--version`. */
const ASK: Readonly<Record<string, string[]>> = {
  go: ['version'],
  tinygo: ['version'],
  'wasm32-wasip2': [],
};

/**
 * Looks tools up in the environment's `PATH`, each once. `wasm32-wasip2` is a target of Rust: it has
 * the version of the compiler, if its standard library is installed.
 */
export function findTools(env: NodeJS.ProcessEnv): FindTool {
  const found = new Map<string, string | undefined>();
  return (name) => {
    if (!found.has(name)) {
      found.set(name, name === 'wasm32-wasip2' ? readTarget(name, env) : readVersion(name, env));
    }
    return found.get(name);
  };
}

function readVersion(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const {stdout, stderr, error, status} = spawnSync(name, ASK[name] ?? ['--version'], {
    env,
    encoding: 'utf8',
  });
  return error || status !== 0 ? undefined : parseVersion(`${stdout}\n${stderr}`);
}

/** The first number of the form `1.2` or `1.2.3` in what a tool says of itself. */
export function parseVersion(output: string): string | undefined {
  return output.match(/\d+(?:\.\d+)+/)?.[0];
}

function readTarget(target: string, env: NodeJS.ProcessEnv): string | undefined {
  const {stdout, status} = spawnSync('rustc', ['--print', 'target-libdir', '--target', target], {
    env,
    encoding: 'utf8',
  });
  const isInstalled = status === 0 && existsSync(stdout.trim());
  return isInstalled ? readVersion('rustc', env) : undefined;
}

/** Returns what keeps a variant from running: each tool that is missing or has another version. */
export function listMissingTools(
  tools: Readonly<Record<string, string>>,
  find: FindTool,
): string[] {
  return Object.entries(tools).flatMap(([name, wanted]) => {
    const version = find(name);
    if (version === undefined) {
      return [`${name} ${wanted} is not installed`];
    }
    // `1.26` is any release of 1.26, `1.26.8` is that one.
    const isWanted = version === wanted || version.startsWith(`${wanted}.`);
    return isWanted ? [] : [`${name} is ${version}, not ${wanted}`];
  });
}
