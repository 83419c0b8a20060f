import http from 'node:http';
import net from 'node:net';
import {text} from 'node:stream/consumers';
import {expect} from 'vitest';
import {findComponent} from '../components';
import {readEntries, waitFor, type Home, type Running, type StartOptions} from '../home';
import {scenario} from '../scenario';
import {canConnect, findPort} from '../../../tests/support/ports';

const SERVER = 'test:httpserver@0.0.1';
const MEBIBYTE = 1024 * 1024;

/** Headers that the runtime adds. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': '*',
};

/** A client's answer; `error` is the code of a broken connection. */
type Answer = {
  status?: number;
  headers: Record<string, unknown>;
  body: string;
  error?: string;
};

type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  host?: string;
  agent?: http.Agent;
};

scenario('http-instance-per-request', 'makes a new instance for each request', async (home) => {
  const {port} = await serve(home);
  const counts = [await ask(port, '/count'), await ask(port, '/count'), await ask(port, '/count')];
  expect(counts.map(({body}) => body)).toEqual(['1', '1', '1']);
});

scenario('http-request', 'hands method, authority and target to the handler', async (home) => {
  const {port} = await serve(home);
  for (const [method, name] of [
    ['GET', 'Method::Get'],
    ['PUT', 'Method::Put'],
    ['DELETE', 'Method::Delete'],
    ['PURGE', 'Method::Other("PURGE")'],
  ] as const) {
    const {status, body} = await ask(port, '/request?a=1&b=%20', {method});
    expect({status, body}).toEqual({
      status: 200,
      body: `${name}\nSome(Scheme::Http)\n"127.0.0.1:${port}"\n/request?a=1&b=%20`,
    });
  }
});

scenario('http-request-headers', 'hands over all headers but host and connection', async (home) => {
  const {port} = await serve(home);
  const {body} = await ask(port, '/headers', {headers: {'X-Own': 'Value', Accept: 'text/plain'}});
  expect(body.split('\n').sort()).toEqual(['accept: text/plain', 'x-own: Value']);
});

scenario('http-without-host', 'ends the connection of a request without a host', async (home) => {
  const {port} = await serve(home);
  expect(await exchange(port, 'GET /count HTTP/1.1\r\n\r\n')).toBe('');
  await waitForLog(home, "server error: error from user's Service");
  expect(await exchange(port, 'GET http://test/count HTTP/1.0\r\n\r\n')).toMatch(
    /^HTTP\/1\.0 200 OK\r\n/,
  );
});

scenario('http-cors', 'writes its own CORS headers over those of the handler', async (home) => {
  const {port} = await serve(home);
  const own = await ask(port, '/cors');
  expect(own.headers).toEqual({...CORS, 'access-control-max-age': '60', 'x-own': 'kept'});
  const missing = await ask(port, '/nothing');
  expect([missing.status, missing.headers]).toEqual([404, CORS]);
});

scenario('http-preflight', 'leaves a preflight request to the handler', async (home) => {
  const {port} = await serve(home);
  const {status, headers, body} = await ask(port, '/request', {
    method: 'OPTIONS',
    headers: {Origin: 'https://example.com', 'Access-Control-Request-Method': 'DELETE'},
  });
  expect({status, headers}).toEqual({
    status: 200,
    headers: {...CORS, 'content-type': 'text/plain'},
  });
  expect(body).toMatch(/^Method::Options\n/);
});

scenario('http-large-bodies', 'takes and sends bodies of several MiB', async (home) => {
  const {port} = await serve(home);
  const body = Buffer.alloc(5 * MEBIBYTE, 'y');
  expect(await ask(port, '/length', {method: 'POST', body})).toMatchObject({
    status: 200,
    body: `${body.length}`,
  });
  expect((await ask(port, `/large?${body.length}`)).body.length).toBe(body.length);
  expect((await ask(port, '/echo', {method: 'POST', body})).body).toBe(body.toString());
});

scenario('http-streams', 'sends the start of a body before the rest arrives', async (home) => {
  const {port} = await serve(home);
  const {request, response} = post(port, '/echo');
  request.write('first');
  const pieces = (await response).setEncoding('utf8')[Symbol.asyncIterator]();
  expect(await pieces.next()).toEqual({done: false, value: 'first'});
  request.end('second');
  expect(await pieces.next()).toEqual({done: false, value: 'second'});
  expect((await pieces.next()).done).toBe(true);
});

scenario('http-many-requests', 'answers many requests at once', async (home) => {
  const {port} = await serve(home);
  const {request, response} = post(port, '/echo');
  request.flushHeaders();
  const answers = await Promise.all(Array.from({length: 16}, () => ask(port, '/count')));
  expect(new Set(answers.map(({status, body}) => `${status} ${body}`))).toEqual(new Set(['200 1']));
  request.end('late');
  expect(await text(await response)).toBe('late');
});

scenario('http-keep-alive', 'serves several requests on one connection', async (home) => {
  const {port} = await serve(home);
  const agent = new http.Agent({keepAlive: true, maxSockets: 1});
  const ports = new Set<number | undefined>();
  agent.on('free', (socket: net.Socket) => ports.add(socket.localPort));
  for (const _ of [1, 2, 3]) {
    expect((await ask(port, '/count', {agent})).status).toBe(200);
  }
  agent.destroy();
  expect(ports.size).toBe(1);
});

scenario('http-no-http2', 'refuses HTTP/2 and logs it', async (home) => {
  const {port} = await serve(home);
  await exchange(port, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
  await waitForLog(home, 'server error: invalid HTTP version parsed (found HTTP2 preface)');
});

scenario('http-no-tls', 'speaks plain HTTP where the address says https', async (home) => {
  const {port} = await serve(home, (free) => `https://127.0.0.1:${free}`);
  expect((await ask(port, '/count')).status).toBe(200);
  // The start of a TLS handshake.
  await exchange(port, Buffer.from('16030100050100000100', 'hex'));
  await waitForLog(home, 'server error: invalid HTTP method parsed');
});

scenario('http-address-forms', 'uses host and port of the address', async (home) => {
  const forms = [
    (port: number) => `127.0.0.1:${port}`,
    (port: number) => `http://127.0.0.1:${port}`,
    (port: number) => `http://127.0.0.1:${port}/path?query`,
  ];
  for (const form of forms) {
    const {port, running} = await serve(home, form);
    expect((await ask(port, '/count')).status).toBe(200);
    await running.stop();
  }
});

scenario('http-localhost', 'listens on the name localhost', async (home) => {
  const {port} = await serve(home, (free) => `localhost:${free}`, 'localhost');
  expect((await ask(port, '/count', {host: 'localhost'})).status).toBe(200);
});

scenario('http-default-port', 'takes the default port of the scheme', async (home) => {
  await home.register(SERVER, findComponent('httpserver'));
  // An address for documentation: no machine has it, so the run ends.
  for (const [address, full] of [
    ['192.0.2.1', '192.0.2.1:80'],
    ['http://192.0.2.1', '192.0.2.1:80'],
    ['https://192.0.2.1', '192.0.2.1:443'],
  ] as const) {
    const env = {HAYRIDE_LOG_LEVEL: 'debug', RUST_LOG: 'hayride_runtime=debug'};
    await home.run({bin: SERVER, args: [address], env: {...env, HAYRIDE_LOG: `${full}.log`}});
    expect(await home.readLog(`${full}.log`)).toContain(
      `DEBUG hayride_runtime::engine] starting server with address: ${full}\n`,
    );
  }
});

scenario('http-trap', 'ends the connection of a handler that traps', async (home) => {
  const {port} = await serve(home);
  expect(await ask(port, '/trap')).toEqual({headers: {}, body: '', error: 'ECONNRESET'});
  await waitForLog(home, "server error: error from user's Service");
  expect((await ask(port, '/count')).status).toBe(200);
});

scenario('http-error-as-response', 'ends the connection for an error as response', async (home) => {
  const {port} = await serve(home);
  expect(await ask(port, '/refuse')).toEqual({headers: {}, body: '', error: 'ECONNRESET'});
  await waitForLog(home, "server error: error from user's Service");
});

scenario('http-no-response', 'panics when a handler sets no response', async (home) => {
  const {port, running} = await serve(home);
  expect(await ask(port, '/silent')).toEqual({headers: {}, body: '', error: 'ECONNRESET'});
  await waitFor('the panic', () => running.output().includes('`Ok` value'));
  expect(running.output()).toMatch(
    /^\nthread 'tokio-rt-worker' \(\d+\) panicked at crates\/hayride-runtime\/src\/server\.rs:123:32:\ncalled `Result::unwrap_err\(\)` on an `Ok` value: \(\)\n/,
  );
  expect(await home.readLog()).toBe('');
  expect((await ask(port, '/count')).status).toBe(200);
});

scenario('http-trap-in-body', 'ends a chunked body as if it were whole', async (home) => {
  const {port} = await serve(home);
  const {status, body, error} = await ask(port, '/trap-late');
  expect({status, body, error}).toEqual({status: 200, body: 'half', error: undefined});
  expect(await home.readLog()).toBe('');
  expect((await home.listSessions())[0]?.files.err).toContain('panicked at');
});

scenario('http-trap-in-sized-body', 'breaks off a body of a stated length', async (home) => {
  const {port} = await serve(home);
  expect((await ask(port, '/trap-late?100')).error).toBe('ECONNRESET');
  await waitForLog(home, 'server error: user body write aborted');
});

scenario('http-unfinished-body', 'ends a body that the handler does not finish', async (home) => {
  const {port} = await serve(home);
  const {status, body, error} = await ask(port, '/unfinished');
  expect({status, body, error}).toEqual({status: 200, body: 'whole', error: undefined});
});

scenario('http-write-permit', 'traps at a write over 1 MiB, without a log line', async (home) => {
  const {port} = await serve(home);
  expect((await ask(port, '/permit')).body).toBe(`${MEBIBYTE}`);
  expect((await ask(port, `/at-once?${MEBIBYTE}`)).body.length).toBe(MEBIBYTE);
  const {status, body, error} = await ask(port, `/at-once?${MEBIBYTE + 1}`);
  expect({status, body, error}).toEqual({status: 200, body: '', error: undefined});
  expect(await home.readLog()).toBe('');
});

scenario('http-blocking-write', 'traps at a blocking write over 4096 bytes', async (home) => {
  const {port} = await serve(home);
  expect((await ask(port, '/blocking?4096')).body.length).toBe(4096);
  expect((await ask(port, '/blocking?4097')).body).toBe('');
  expect(await home.readLog()).toBe('');
});

scenario('http-client-leaves', 'goes on when a client leaves', async (home) => {
  const {port} = await serve(home);
  const socket = net.connect(port, '127.0.0.1');
  socket.write('GET /large?50000000 HTTP/1.1\r\nhost: test\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  socket.destroy();
  expect((await ask(port, '/count')).status).toBe(200);
});

scenario('http-session-files', 'writes each request over the output of others', async (home) => {
  const {port} = await serve(home);
  await ask(port, '/print?a-long-line');
  await ask(port, '/print?short');
  const [session, ...others] = await home.listSessions();
  expect(others).toEqual([]);
  expect(session?.files).toEqual({out: 'short\n-line\n', err: 'short\n-line\n', in: ''});
});

scenario('http-standard-input', 'lets requests read the input of the process', async (home) => {
  const {port} = await serve(home, undefined, undefined, {input: 'typed'});
  expect((await ask(port, '/input')).body).toBe('typed');
  expect((await ask(port, '/input')).body).toBe('');
});

scenario('http-arguments', 'gives each request arguments and variables', async (home) => {
  const {port} = await serve(home, undefined, undefined, {env: {OTHER: 'no'}});
  expect((await ask(port, '/args')).body).toBe(`hayride\n127.0.0.1:${port}`);
  expect((await ask(port, '/env')).body.split('\n').sort()).toEqual([
    `HAYRIDE_BIN=${SERVER}`,
    'HAYRIDE_ENTRYPOINT=run',
    'HAYRIDE_LOG_LEVEL=info',
    'PWD=.',
  ]);
});

scenario('http-limits-ignored', 'ignores timeouts and a header limit of 1', async (home) => {
  const {port} = await serve(home);
  const {request, response} = post(port, '/echo', {'x-long': 'x'.repeat(64 * 1024)});
  request.write('first');
  // Longer than 1 in any likely unit.
  await new Promise((resolve) => setTimeout(resolve, 1200));
  request.end(', second');
  expect(await text(await response)).toBe('first, second');
});

scenario('http-header-count', 'refuses more than 100 headers', async (home) => {
  const {port} = await serve(home);
  const head = (count: number) => {
    const fields = Array.from({length: count - 2}, (_, index) => `x-${index}: x\r\n`).join('');
    return `GET /count HTTP/1.1\r\nhost: test\r\nconnection: close\r\n${fields}\r\n`;
  };
  expect(await exchange(port, head(100))).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(await exchange(port, head(101))).toMatch(/^HTTP\/1\.1 431 /);
});

scenario('http-relay', 'lets a handler ask another server', async (home) => {
  const {port} = await serve(home);
  const other = http.createServer((request, response) => {
    response.writeHead(203).end(`${request.method} ${request.url}`);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const {port: asked} = other.address() as net.AddressInfo;
  expect((await ask(port, `/relay?127.0.0.1:${asked}/a?b`)).body).toBe('203 GET /a?b');
  await new Promise((resolve) => other.close(resolve));
  expect((await ask(port, `/relay?127.0.0.1:${asked}/a`)).body).toBe(
    'ErrorCode::ConnectionRefused',
  );
});

/** Starts the server on a free port and waits until it answers. */
async function serve(
  home: Home,
  form: (port: number) => string = (port) => `127.0.0.1:${port}`,
  host?: string,
  options: StartOptions = {},
): Promise<{port: number; running: Running}> {
  await home.register(SERVER, findComponent('httpserver'));
  const port = await findPort();
  const running = home.start({bin: SERVER, args: [form(port)], ...options});
  await waitFor(`a server on port ${port}`, () => canConnect(port, host));
  return {port, running};
}

/** Sends a request on a connection of its own; leaves the header `date` out of the answer. */
async function ask(port: number, path: string, options: RequestOptions = {}): Promise<Answer> {
  const {method = 'GET', headers, body, host = '127.0.0.1', agent = false} = options;
  return new Promise((resolve) => {
    const request = http.request({port, host, path, method, headers, agent});
    request.on('error', (error: NodeJS.ErrnoException) => {
      resolve({headers: {}, body: '', error: error.code});
    });
    request.on('response', (response) => {
      const {date, connection, 'transfer-encoding': encoding, ...rest} = response.headers;
      const {statusCode: status} = response;
      void [date, connection, encoding];
      text(response).then(
        (answer) => resolve({status, headers: rest, body: answer}),
        (error: NodeJS.ErrnoException) => {
          resolve({status, headers: rest, body: '', error: error.code});
        },
      );
    });
    request.end(body);
  });
}

/** Starts a request whose body the caller writes. */
function post(port: number, path: string, headers?: Record<string, string>) {
  const request = http.request({port, host: '127.0.0.1', path, method: 'POST', headers});
  const response = new Promise<http.IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject);
  });
  return {request, response};
}

/** Sends bytes unchanged, and returns everything received until the connection ends. */
async function exchange(port: number, bytes: string | Buffer): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  socket.write(bytes);
  let answer = '';
  socket.setEncoding('utf8').on('data', (more: string) => (answer += more));
  await new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
  return answer;
}

async function waitForLog(home: Home, message: string): Promise<void> {
  await waitFor('an entry in the log', async () => (await home.readLog()) !== '');
  expect(await readEntries(home)).toBe(`[ERROR hayride_runtime::engine] ${message}\n`);
}
