import {execFileSync} from 'node:child_process';
import {mkdir, readdir, readFile, symlink, writeFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import {createServer as createSecureServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect} from 'vitest';
import {findComponent} from '../components';
import {type Home, type StartOptions, waitFor} from '../home';
import {scenario} from '../scenario';

const REFUSED = 'Operation not permitted (os error 63)';
const ABSENT = 'No such file or directory (os error 44)';

/** Runs `reach`, which imports only WASI, with several verbs; returns the lines of its output. */
async function reach(home: Home, verbs: string[][], options?: StartOptions): Promise<string[]> {
  await home.register('test:reach@0.0.1', findComponent('reach'));
  const known = (await home.listSessions()).map(({id}) => id);
  const args = verbs.flatMap((values, index) => (index === 0 ? values : [';', ...values]));
  const {exitCode} = await home.run({bin: 'test:reach@0.0.1', args, ...options});
  const {files} = (await home.listSessions()).find(({id}) => !known.includes(id)) ?? {};
  expect({exitCode, err: files?.err}).toEqual({exitCode: 0, err: ''});
  return (files?.out ?? '').trimEnd().split('\n');
}

/** Serves on 127.0.0.1, at a port that the system chooses, while `use` runs. */
async function serve(server: Server, use: (port: number) => Promise<void>): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

scenario('files-of-two-folders', 'reads, writes and deletes in both folders', async (home) => {
  const outputs = await reach(home, [
    ['write', 'note.txt', 'first'],
    ['append', 'note.txt', ' second'],
    ['read', './note.txt'],
    ['make-folder', 'deep/er'],
    ['rename', 'note.txt', '/.hayride/note.txt'],
    ['read', '/.hayride/note.txt'],
    ['list', '.'],
    ['list', '/.hayride'],
    ['delete-folder', 'deep/er'],
    ['delete', '/.hayride/note.txt'],
  ]);
  expect(outputs).toEqual([
    'written',
    'written',
    'first second',
    'made',
    'renamed',
    'first second',
    'deep',
    'ai logs note.txt registry sessions',
    'deleted',
    'deleted',
  ]);
  expect(await readdir(home.work)).toEqual(['deep']);
});

scenario('folder-of-the-process', 'opens the current directory as a dot', async (home) => {
  const other = path.join(home.work, 'other');
  await mkdir(other);
  await home.register('test:native@0.0.1', findComponent('native'));
  expect(await reach(home, [['write', 'top.txt', 'top']], {cwd: other})).toEqual(['written']);
  const args = ['cast', 'test:reach@0.0.1', 'write', 'cast.txt', 'cast'];
  await home.run({bin: 'test:native@0.0.1', args, cwd: other});
  expect(await readdir(other)).toEqual(['cast.txt', 'top.txt']);
});

scenario('files-outside', 'refuses paths that lead out of both folders', async (home) => {
  const secret = path.join(home.work, '../secret');
  await writeFile(secret, 'secret');
  await symlink('../secret', path.join(home.work, 'relative'));
  await symlink(secret, path.join(home.work, 'absolute'));
  const outputs = await reach(home, [
    ['read', '../secret'],
    ['read', 'deep/../../secret'],
    ['read', '/.hayride/../../secret'],
    ['list', '..'],
    ['write', '../secret', 'changed'],
    ['delete', '../secret'],
    ['copy', '../secret', 'copied'],
    ['rename', '../secret', 'moved'],
    ['read', 'relative'],
    ['write', 'relative', 'changed'],
    ['read', 'absolute'],
  ]);
  expect(outputs).toEqual(outputs.map((_, index) => (index === 1 ? ABSENT : REFUSED)));
  expect(await readFile(secret, 'utf8')).toBe('secret');
  expect((await readdir(home.work)).sort()).toEqual(['absolute', 'relative']);
});

scenario('absolute-paths', 'takes other absolute paths as paths below the dot', async (home) => {
  const outputs = await reach(home, [
    ['read', '/etc/passwd'],
    ['write', '/note.txt', 'below the dot'],
    ['list', '/'],
  ]);
  expect(outputs).toEqual([ABSENT, 'written', 'note.txt']);
  expect(await readFile(path.join(home.work, 'note.txt'), 'utf8')).toBe('below the dot');
});

scenario('symbolic-links', 'makes links that lead out but does not follow them', async (home) => {
  await writeFile(path.join(home.work, '../secret'), 'secret');
  const outputs = await reach(home, [
    ['link', '/etc/passwd', 'absolute'],
    ['link', '../secret', 'relative'],
    ['read', 'relative'],
  ]);
  expect(outputs).toEqual([REFUSED, 'linked', REFUSED]);
  // Other programs of the host follow it.
  expect(await readFile(path.join(home.work, 'relative'), 'utf8')).toBe('secret');
});

scenario('files-of-hayride', 'changes morphs, settings and other sessions', async (home) => {
  const morph = await home.register('test:other@0.0.1', findComponent('probe'));
  await home.run({bin: 'test:other@0.0.1', args: ['say', 'mine']});
  const [session] = await home.listSessions();
  expect(session?.files.out).toBe('mine\n');
  const outputs = await reach(home, [
    ['write', '/.hayride/config.yaml', 'changed'],
    ['write', '/.hayride/registry/morphs/test/0.0.1/other.wasm', 'changed'],
    ['write', `/.hayride/sessions/${session?.id}/out`, 'changed'],
  ]);
  expect(outputs).toEqual(['written', 'written', 'written']);
  expect(await readFile(path.join(home.data, 'config.yaml'), 'utf8')).toBe('changed');
  expect(await readFile(morph, 'utf8')).toBe('changed');
  expect(await readFile(path.join(session?.folder ?? '', 'out'), 'utf8')).toBe('changed');
});

const WRITES: Readonly<Record<string, [title: string, version: string]>> = {
  'replaces-the-cli': ['lets a cast morph replace the CLI and start native programs', '0.0.1'],
  'adds-a-higher-cli': ['lets a cast morph add a higher CLI and start native programs', '0.0.2'],
};

for (const [id, [title, version]] of Object.entries(WRITES)) {
  scenario(id, title, async (home) => {
    await home.register('hayride-core:cli@0.0.1', findComponent('probe'));
    await home.register('test:reach@0.0.1', findComponent('reach'));
    await home.register('test:native@0.0.1', findComponent('native'));
    const before = await home.run({args: ['say', 'the old one']});
    expect(before.stdout).toBe('the old one\n');

    const native = '/.hayride/registry/morphs/test/0.0.1/native.wasm';
    const cli = `/.hayride/registry/morphs/hayride-core/${version}/cli.wasm`;
    const args = ['cast', 'test:reach@0.0.1', 'copy', native, cli];
    await home.run({bin: 'test:native@0.0.1', args});

    const after = await home.run({args: ['/bin/echo', 'a native program']});
    expect(after).toMatchObject({exitCode: 0, stdout: 'a native program\n', stderr: ''});
    expect(await home.readLog()).toBe('');
  });
}

scenario('environment-of-a-morph', 'passes on four variables, none of the host', async (home) => {
  expect(await reach(home, [['env']], {env: {SECRET: 'of the host'}})).toEqual([
    'PWD=.',
    'HAYRIDE_LOG_LEVEL=info',
    'HAYRIDE_BIN=test:reach@0.0.1',
    'HAYRIDE_ENTRYPOINT=run',
  ]);
});

scenario('environment-of-a-cast', 'gives a cast morph PWD and what it is given', async (home) => {
  await home.register('test:native@0.0.1', findComponent('native'));
  await home.register('test:probe@0.0.1', findComponent('probe'));
  for (const verb of ['env', 'args']) {
    await home.run({
      bin: 'test:native@0.0.1',
      args: ['cast', 'test:probe@0.0.1', verb],
      env: {SECRET: 'of the host'},
    });
  }
  const outputs = (await home.listSessions()).map(({files}) => files.out).sort();
  const [ofArgs, ofEnv] = ['test:probe@0.0.1\nargs\n', 'PWD=.\nGIVEN=value\n'];
  // The morph that casts prints what the cast one wrote.
  expect(outputs).toEqual([ofEnv, ofEnv, ofArgs, ofArgs]);
});

scenario('raw-sockets', 'refuses TCP, UDP and the look-up of names', async (home) => {
  await serve(createServer(), async (port) => {
    const denied = 'Permission denied (os error 2)';
    const noNames = 'failed to lookup address information: Non-recoverable error';
    const outputs = await reach(home, [
      ['tcp', `127.0.0.1:${port}`],
      ['listen', '127.0.0.1:0'],
      ['udp', '127.0.0.1:0'],
      ['look-up', 'localhost:80'],
    ]);
    expect(outputs).toEqual([denied, denied, denied, noNames]);
  });
});

scenario('outgoing-http', 'sends HTTP requests to any port, headers untouched', async (home) => {
  const echo = createServer((request, response) => {
    const {method, url, rawHeaders} = request;
    response.end(JSON.stringify({method, url, rawHeaders}));
  });
  await serve(echo, async (port) => {
    const [output, byName] = await reach(
      home,
      [
        ['get', `http://127.0.0.1:${port}/path?a=1`, 'authorization: Bearer token', 'X-Own: Value'],
        ['get', `http://localhost:${port}/`],
      ],
      // The variables of a proxy have no effect.
      {env: {http_proxy: 'http://127.0.0.1:1', HTTP_PROXY: 'http://127.0.0.1:1'}},
    );
    expect(JSON.parse(output ?? '')).toEqual({
      method: 'GET',
      url: '/path?a=1',
      rawHeaders: ['host', `127.0.0.1:${port}`, 'authorization', 'Bearer token', 'x-own', 'Value'],
    });
    expect(JSON.parse(byName ?? '')).toMatchObject({rawHeaders: ['host', `localhost:${port}`]});
  });
});

scenario('outgoing-http-refused', 'refuses some headers and reports failures', async (home) => {
  const outputs = await reach(home, [
    ['get', 'http://127.0.0.1:1/', 'host: other'],
    ['get', 'http://127.0.0.1:1/', 'connection: close'],
    ['get', 'http://127.0.0.1:1/'],
  ]);
  expect(outputs).toEqual([
    'host: HeaderError::Forbidden',
    'connection: HeaderError::Forbidden',
    'ErrorCode::ConnectionRefused',
  ]);
});

scenario('outgoing-https', 'trusts no certificate of your own', async (home) => {
  const [key, cert] = [path.join(home.work, 'key.pem'), path.join(home.work, 'cert.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '1',
  ];
  execFileSync('openssl', ['req', '-x509', ...made, ...names, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  const server = createSecureServer({key: await readFile(key), cert: await readFile(cert)});
  await serve(server, async (port) => {
    const env = {SSL_CERT_FILE: cert};
    const outputs = await reach(home, [['get', `https://localhost:${port}/`]], {env});
    expect(outputs).toEqual(['ErrorCode::TlsProtocolError']);
  });
});

scenario(
  'no-processor-limit',
  'lets a morph loop until a signal ends the process',
  async (home) => {
    await home.register('test:reach@0.0.1', findComponent('reach'));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const) {
      const known = (await home.listSessions()).length;
      const process = home.start({bin: 'test:reach@0.0.1', args: ['loop']});
      await waitFor('the start of the loop', async () => {
        const sessions = await home.listSessions();
        return sessions.length > known && sessions.every(({files}) => files.out === 'looping\n');
      });
      expect(await process.stop(signal)).toMatchObject({exitCode: null, signal});
    }
  },
);
