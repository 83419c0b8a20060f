import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findProgram} from './findProgram';
import {findChromium} from './runPlaywright';
import type {FindTool} from './types';

/** Arguments that make a tool print its version, if not `--version`. */
const ASK = new Map(['caddy', 'go', 'openssl', 'tinygo'].map((name) => [name, ['version']]));

/**
 * Readers for tools that cannot be asked: parts that may be missing although their tool is there (a target of Rust, a
 * library of TinyGo, a package of Python), and programs that don't print their version.
 */
const READ = new Map(
  Object.entries<(env: NodeJS.ProcessEnv) => string | undefined>({
    'wasm32-wasip2': readTarget,
    'tinygo-net': readTinyGoNet,
    gguf: readGguf,
    hayride: readCommit,
    postgresql: readPostgres,
    chromium: readBrowser,
    fonts: (env) => readPackage('fonts-dejavu-core', env),
    WebKitWebDriver: (env) => readPackage('webkit2gtk-driver', env),
    Xvfb: (env) => readPackage('xvfb', env),
  }),
);

/**
 * Looks up tools in the environment's `PATH`, each once. An installed part of a tool has the version of the tool:
 * `wasm32-wasip2` that of rustc, `tinygo-net` that of TinyGo. The version of `hayride` is the commit that it was
 * built from.
 */
export function findTools(env: NodeJS.ProcessEnv): FindTool {
  const found = new Map<string, string | undefined>();
  return (name) => {
    if (!found.has(name)) {
      const read = READ.get(name);
      found.set(name, read ? read(env) : readVersion(name, env));
    }
    return found.get(name);
  };
}

function readVersion(name: string, env: NodeJS.ProcessEnv): string | undefined {
  return parseVersion(ask(name, ASK.get(name) ?? ['--version'], env) ?? '');
}

/** Parses the first number of the form `1.2` or `1.2.3` in the output of a tool. */
export function parseVersion(output: string): string | undefined {
  return output.match(/\d+(?:\.\d+)+/)?.[0];
}

function readTarget(env: NodeJS.ProcessEnv): string | undefined {
  const folder = ask('rustc', ['--print', 'target-libdir', '--target', 'wasm32-wasip2'], env);
  return folder && existsSync(folder) ? readVersion('rustc', env) : undefined;
}

/** Looks up the packages `net` and `net/http`, which a TinyGo built from its Go module lacks. */
function readTinyGoNet(env: NodeJS.ProcessEnv): string | undefined {
  const root = ask('tinygo', ['env', 'TINYGOROOT'], env);
  const isInstalled = root && existsSync(path.join(root, 'src/net/http'));
  return isInstalled ? readVersion('tinygo', env) : undefined;
}

/** Looks up Python's package that writes models. */
function readGguf(env: NodeJS.ProcessEnv): string | undefined {
  const script = "from importlib.metadata import version; print(version('gguf'))";
  return ask('python3', ['-c', script], env);
}

/** Looks up the browser of the browser tests, which Playwright may have downloaded. */
function readBrowser(env: NodeJS.ProcessEnv): string | undefined {
  const browser = findChromium();
  return browser && parseVersion(ask(browser, ['--version'], env) ?? '');
}

/** Reads the version of a Debian package. */
function readPackage(name: string, env: NodeJS.ProcessEnv): string | undefined {
  return parseVersion(ask('dpkg-query', ['--show', '--showformat=${Version}', name], env) ?? '');
}

/** Looks up Debian's PostgreSQL server, which is not on the `PATH`. */
function readPostgres(): string | undefined {
  const folder = '/usr/lib/postgresql';
  return existsSync(folder) ? readdirSync(folder).at(-1) : undefined;
}

/** Reads the commit that `.ci/install-toolchains` records beside the runtime. */
function readCommit(env: NodeJS.ProcessEnv): string | undefined {
  const program = findProgram('hayride', env);
  const record = `${program}.commit`;
  return program && existsSync(record) ? readFileSync(record, 'utf8').trim() : undefined;
}

function ask(name: string, args: string[], env: NodeJS.ProcessEnv): string | undefined {
  const {stdout, stderr, status} = spawnSync(name, args, {env, encoding: 'utf8'});
  return status === 0 ? (stdout || stderr).trim() : undefined;
}

/** Lists the tools that keep a variant from running: each is missing, or has another version. */
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
