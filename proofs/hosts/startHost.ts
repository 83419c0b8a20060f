import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {chmod, chown, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {writeRelease} from '../../deploy/writeRelease.mjs';
import {SITE_FOLDER} from '../../tests/support/builtSite';
import {canConnect, findPort} from '../../tests/support/ports';

/** The release of the built site, in a folder of its own, and the port at which it will be served. */
export type Release = {folder: string; port: number};

/** The servers, as they are started from the files of a release. */
const COMMANDS = {
  nginx: ['nginx', '-p', '.', '-c', 'nginx.conf'],
  Caddy: ['caddy', 'run', '--config', 'Caddyfile', '--adapter', 'caddyfile'],
  'our own server': [process.execPath, path.resolve('server/serve.mjs'), SITE_FOLDER],
} as const;

export type HostName = keyof typeof COMMANDS;

export const HOSTS = Object.keys(COMMANDS) as HostName[];

/** The user of the servers if the tests run as root: `nobody`. */
const NOBODY = 65534;

const isRoot = process.getuid?.() === 0;

/** Writes the release of the built site, readable by every user. */
export async function prepareRelease(): Promise<Release> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hayride-hosts-'));
  const port = await findPort();
  const root = path.join(folder, 'server/site');
  await writeRelease(SITE_FOLDER, folder, {root, listen: `127.0.0.1:${port}`});
  for (const place of [folder, path.join(folder, 'server')]) {
    await chmod(place, 0o755);
    // A server writes its temporary files there.
    if (isRoot) await chown(place, NOBODY, NOBODY);
  }
  return {folder, port};
}

/** Starts a server as a user without rights, our own on the build itself; resolves when it answers. */
export async function startHost(
  name: HostName,
  {folder, port}: Release,
): Promise<() => Promise<void>> {
  const [program, ...args] = COMMANDS[name];
  const isOurs = name === 'our own server';
  const home = await mkdtemp(path.join(tmpdir(), 'hayride-host-'));
  if (isRoot) await chown(home, NOBODY, NOBODY);
  const admin = `unix/${path.join(home, 'admin.sock')}`;
  const server = spawn(program, isOurs ? [...args, String(port)] : args, {
    cwd: path.join(folder, 'server'),
    env: {...process.env, HOME: home, CADDY_ADMIN: admin, ...withoutXdg()},
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && !isOurs && {uid: NOBODY, gid: NOBODY}),
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = once(server, 'exit');
  while (!(await canConnect(port))) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`${name} did not start:\n${output}`);
    await setTimeout(50);
  }
  return async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(home, {recursive: true});
  };
}

/** Without these, programs keep their files in the home folder. */
function withoutXdg(): NodeJS.ProcessEnv {
  return {XDG_CONFIG_HOME: undefined, XDG_DATA_HOME: undefined, XDG_RUNTIME_DIR: undefined};
}
