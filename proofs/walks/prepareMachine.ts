import {mkdir, rm, writeFile} from 'node:fs/promises';
import {homedir} from 'node:os';
import path from 'node:path';
import type {WalkTools} from '../../check/lib/pages/walkMarks';
import {findProgram} from '../findProgram';

/** The machine of a walk: its working folder and the environment of its commands. */
type Machine = {folder: string; env: NodeJS.ProcessEnv};

/** Programs of every system with a shell and a C linker. */
const BASE = [
  'ar as awk basename bash cat cc chmod cmp cp curl cut date diff dirname du echo env expr false find',
  'grep gzip head id kill ld ln ls mkdir mktemp mv od ps pwd readlink realpath rm rmdir sed seq sh',
  'sha256sum sleep sort stat tail tar tee test touch tr true uname uniq wc which xargs xz',
]
  .join(' ')
  .split(' ');

/** Tools that consist of several programs, or of none. */
const PROGRAMS = new Map(
  Object.entries<readonly string[]>({
    cargo: ['cargo', 'rustc', 'rustup'],
    go: ['go', 'gofmt'],
    node: ['node', 'npm', 'npx'],
    python3: ['python3', 'pip3'],
    'wasm32-wasip2': [],
    'tinygo-net': [],
  }),
);

/**
 * Simulates a newcomer's machine: an empty home folder, an empty working folder, and a `PATH` with only the base
 * system and the declared tools. Package managers keep this machine's caches and settings, which name their
 * registries.
 */
export async function prepareMachine(
  place: string,
  tools: WalkTools,
  env: NodeJS.ProcessEnv,
): Promise<Machine> {
  await rm(place, {recursive: true, force: true});
  const home = path.join(place, 'home');
  const folder = path.join(place, 'work');
  const bin = path.join(place, 'bin');
  for (const made of [home, folder, bin]) {
    await mkdir(made, {recursive: true});
  }
  const names = [...BASE, ...Object.keys(tools).flatMap((tool) => PROGRAMS.get(tool) ?? [tool])];
  for (const name of names) {
    const program = findProgram(name, env);
    if (program) {
      // A script, because some programs look for their files beside the name that they were called by.
      await writeFile(path.join(bin, name), `#!/bin/sh\nexec '${program}' "$@"\n`, {mode: 0o755});
    }
  }
  return {folder, env: {...env, ...keepPackageManagers(env), HOME: home, PATH: bin}};
}

/** Returns the folders of packages and settings: by default, those in this machine's home folder. */
function keepPackageManagers(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const home = env.HOME ?? homedir();
  const defaults = {
    CARGO_HOME: '.cargo',
    GOENV: '.config/go/env',
    GOPATH: 'go',
    GOCACHE: '.cache/go-build',
    RUSTUP_HOME: '.rustup',
    XDG_CACHE_HOME: '.cache',
    npm_config_cache: '.npm',
    npm_config_userconfig: '.npmrc',
  };
  return Object.fromEntries(
    Object.entries(defaults).map(([name, folder]) => [name, env[name] ?? path.join(home, folder)]),
  );
}
