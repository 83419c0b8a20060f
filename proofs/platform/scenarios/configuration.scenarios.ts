import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {createServer as createHttpServer, type IncomingHttpHeaders} from 'node:http';
import {createServer as createHttpsServer} from 'node:https';
import type {AddressInfo, Socket} from 'node:net';
import path from 'node:path';
import {expect} from 'vitest';
import {findComponent} from '../components';
import {readEntries, waitFor, type Home} from '../home';
import {scenario} from '../scenario';
import {findPort} from '../../../tests/support/ports';

/** Runs `asker` with arguments; returns its output. */
async function ask(home: Home, args: string[], env: Record<string, string> = {}): Promise<string> {
  await rm(path.join(home.data, 'sessions'), {recursive: true, force: true});
  await home.register('test:asker@0.0.1', findComponent('asker'));
  const ended = await home.run({bin: 'test:asker@0.0.1', args, env});
  expect(ended).toMatchObject({exitCode: 0, stdout: '', stderr: ''});
  const [session] = await home.listSessions();
  return session?.files['out'] ?? '';
}

const LOOK_UP = ['latest'];
const DOWNLOAD = ['download', 'owner/repo/file.gguf'];

/** A proxy that connects every requested host to one HTTPS server. */
type Proxy = {
  /** The address of the proxy, and the port of the HTTPS server itself. */
  url: string;
  port: number;
  /** The server's self-signed certificate. */
  certificate: string;
  /** Hosts that the proxy was asked for. */
  hosts: string[];
  /** Headers of the requests that reached the server. */
  requests: IncomingHttpHeaders[];
};

/** Opens a proxy for a scenario, and passes it to `run`. */
async function withProxy(home: Home, run: (proxy: Proxy) => Promise<void>): Promise<void> {
  const [key, certificate] = [path.join(home.work, 'key.pem'), path.join(home.work, 'cert.pem')];
  const names = ['api.github.com', 'huggingface.co', 'localhost'].map((name) => `DNS:${name}`);
  const extensions = [`subjectAltName=${names.join(',')}`, 'basicConstraints=critical,CA:FALSE'];
  const subject = ['-subj', '/CN=proxy', ...extensions.flatMap((each) => ['-addext', each])];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', ...curve, '-days', '2', ...subject, ...files], {
    stdio: 'ignore',
  });
  const requests: IncomingHttpHeaders[] = [];
  const hosts: string[] = [];
  const server = createHttpsServer(
    {key: readFileSync(key), cert: readFileSync(certificate)},
    ({headers}, response) => {
      requests.push(headers);
      // Enough for the look-up of a version, and for the download of a file of two bytes.
      const range = {'content-range': 'bytes 0-0/2', etag: '"e"', 'x-repo-commit': 'c'};
      response.writeHead(200, headers.host === 'huggingface.co' ? range : {});
      response.end(headers.host === 'huggingface.co' ? 'ok' : '{"tag_name":"v9.9.9"}');
    },
  );
  const proxy = createHttpServer().on('connect', ({url = ''}, socket: Socket) => {
    hosts.push(url);
    socket.on('error', () => undefined).write('HTTP/1.1 200 OK\r\n\r\n');
    server.emit('connection', socket);
  });
  for (const each of [server, proxy]) {
    await new Promise<void>((resolve) => each.listen(0, '127.0.0.1', resolve));
  }
  try {
    const {port} = proxy.address() as AddressInfo;
    await run({
      url: `http://127.0.0.1:${port}`,
      port: (server.address() as AddressInfo).port,
      certificate,
      hosts,
      requests,
    });
  } finally {
    for (const each of [server, proxy]) {
      each.closeAllConnections();
      each.close();
    }
  }
}

scenario(
  'setting-proxies',
  'asks a proxy for downloads and versions, and not for requests of components',
  async (home) => {
    await withProxy(home, async ({url, hosts}) => {
      const run = async (env: Record<string, string>, ...questions: string[][]) => {
        hosts.length = 0;
        const args = questions.flatMap((question) => ['--', ...question]).slice(1);
        await ask(home, args, env);
        return [...hosts];
      };
      const both = ['api.github.com:443', 'huggingface.co:443'];
      for (const name of ['HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy']) {
        const found = await run({[name]: url}, LOOK_UP, DOWNLOAD, ['get', 'example.invalid']);
        expect({name, found}).toEqual({name, found: both});
      }
      expect(await run({HTTP_PROXY: url}, DOWNLOAD)).toEqual(['huggingface.co:443']);
      // The other proxy, which nobody answers for, takes the look-up.
      expect(await run({HTTP_PROXY: url, ALL_PROXY: 'http://127.0.0.1:1'}, LOOK_UP)).toEqual([]);
      expect(await run({HTTPS_PROXY: url, NO_PROXY: '*'}, DOWNLOAD)).toEqual([
        'huggingface.co:443',
      ]);
    });
  },
);

scenario(
  'setting-certificates',
  'trusts the certificates of SSL_CERT_FILE for the look-up of a version only',
  async (home) => {
    await withProxy(home, async ({url, port, certificate, requests}) => {
      const questions = [...LOOK_UP, '--', ...DOWNLOAD, '--', 'get', `localhost:${port}`];
      const env = {HTTPS_PROXY: url};
      const failed = "ErrorCode::RuntimeError: download model failed with 'RuntimeError'";
      expect(await ask(home, questions, env)).toBe(
        `ErrorCode::GetVersionFailed: Error retrieving latest version\n${failed}\nErrorCode::TlsProtocolError\n`,
      );
      expect(requests).toEqual([]);
      expect(await ask(home, questions, {...env, SSL_CERT_FILE: certificate})).toBe(
        `v9.9.9\n${failed}\nErrorCode::TlsProtocolError\n`,
      );
      expect(requests).toEqual([{accept: '*/*', host: 'api.github.com', 'user-agent': 'Hayride'}]);
      expect(await readEntries(home)).toBe(
        "[ERROR hayride_hf] Failed to get model file 'file.gguf': request error: https://huggingface.co/owner/repo/resolve/main/file.gguf: Connection Failed: tls connection init failed: invalid peer certificate: UnknownIssuer\n".repeat(
          2,
        ),
      );
    });
  },
);

scenario(
  'setting-endpoint',
  'downloads from Hugging Face whatever HF_ENDPOINT says',
  async (home) => {
    await withProxy(home, async ({url, hosts}) => {
      const env = {HTTPS_PROXY: url, HF_ENDPOINT: 'https://example.invalid'};
      await ask(home, DOWNLOAD, env);
      expect(hosts).toEqual(['huggingface.co:443']);
    });
  },
);

scenario('setting-threads', 'starts as many threads as two variables say', async (home) => {
  await home.register('test:server@0.0.1', findComponent('faultyserver'));
  const port = await findPort();
  const env = {TOKIO_WORKER_THREADS: '5', RAYON_NUM_THREADS: '7'};
  const args = [`127.0.0.1:${port}`];
  const {pid} = home.start({bin: 'test:server@0.0.1', args, env});
  await waitFor('the server', () => fetch(`http://127.0.0.1:${port}/`).catch(() => undefined));
  const folder = `/proc/${pid}/task`;
  const names = readdirSync(folder).map((id) => {
    return readFileSync(path.join(folder, id, 'comm'), 'utf8').trim();
  });
  // The threads of the compiler have the name of the program, as the first thread.
  expect(names.filter((name) => name === 'tokio-rt-worker')).toHaveLength(5);
  expect(names.filter((name) => name === 'hayride')).toHaveLength(1 + 7);
});
