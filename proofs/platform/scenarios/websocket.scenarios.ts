import {randomBytes} from 'node:crypto';
import http from 'node:http';
import net from 'node:net';
import {expect} from 'vitest';
import {findComponent} from '../components';
import {readEntries, waitFor, type Home, type Running} from '../home';
import {scenario} from '../scenario';

const SERVER = 'test:wsserver@0.0.1';
const PORT = 8082;

/** A frame from the server: 1 is text, 2 binary, 8 a close frame. */
type Frame = {opcode: number; text: string};

type Connection = {
  send: (text: string, opcode?: number) => void;
  /** Resolves with the next frame; null after the end of the connection. */
  next: () => Promise<Frame | null>;
  /** Ends the connection without a frame. */
  drop: () => void;
};

const [TEXT, BINARY, CLOSE, PING, PONG] = [1, 2, 8, 9, 10];

scenario('websocket-echo', 'takes text and binary frames, sends text frames', async (home) => {
  await serve(home);
  const connection = await connect('echo');
  connection.send('text');
  expect(await connection.next()).toEqual({opcode: TEXT, text: '[text]'});
  connection.send('binary', BINARY);
  expect(await connection.next()).toEqual({opcode: TEXT, text: '[binary]'});
});

scenario('websocket-instance', 'makes a new instance for each connection', async (home) => {
  await serve(home);
  for (const _ of [1, 2]) {
    const connection = await connect('count');
    expect(await connection.next()).toEqual({opcode: TEXT, text: '1'});
  }
});

scenario('websocket-at-once', 'serves several connections at once', async (home) => {
  await serve(home);
  const [first, second] = [await connect('echo'), await connect('echo')];
  second.send('second');
  expect(await second.next()).toEqual({opcode: TEXT, text: '[second]'});
  first.send('first');
  expect(await first.next()).toEqual({opcode: TEXT, text: '[first]'});
});

scenario('websocket-no-borders', 'loses the borders between messages', async (home) => {
  await serve(home);
  const connection = await connect('join');
  for (const text of ['one', 'two', 'six']) {
    connection.send(text);
  }
  expect(await connection.next()).toEqual({opcode: TEXT, text: 'onetwosix'});
  const long = await connect('echo');
  long.send('x'.repeat(5000));
  // A read gives at most 4096 bytes, though the component asks for more.
  expect(await long.next()).toEqual({opcode: TEXT, text: `[${'x'.repeat(4096)}]`});
  expect(await long.next()).toEqual({opcode: TEXT, text: `[${'x'.repeat(904)}]`});
});

scenario('websocket-control-frames', 'hides ping frames from the component', async (home) => {
  await serve(home);
  const connection = await connect('echo');
  connection.send('ping', PING);
  connection.send('text');
  expect(await connection.next()).toEqual({opcode: PONG, text: 'ping'});
  expect(await connection.next()).toEqual({opcode: TEXT, text: '[text]'});
});

scenario('websocket-return', 'drops the connection when the handler returns', async (home) => {
  await serve(home);
  const connection = await connect('count');
  expect(await connection.next()).toEqual({opcode: TEXT, text: '1'});
  expect(await connection.next()).toBeNull();
});

scenario('websocket-client-ends', 'closes the input when the client closes', async (home) => {
  await serve(home);
  const connection = await connect('echo');
  connection.send('text');
  await connection.next();
  connection.send('', CLOSE);
  await waitFor('the end of the handler', async () => {
    return (await readOutput(home)).out === 'closed\n';
  });
});

scenario('websocket-client-leaves', 'fails a read when the connection breaks', async (home) => {
  await serve(home);
  const connection = await connect('echo');
  connection.send('text');
  await connection.next();
  connection.drop();
  const out = await waitFor('the end of the handler', async () => (await readOutput(home)).out);
  expect(out).toMatch(/^StreamError::LastOperationFailed\(/);
});

scenario('websocket-permit', 'permits 0 bytes and takes writes all the same', async (home) => {
  await serve(home);
  const connection = await connect('permit');
  expect(await connection.next()).toEqual({opcode: TEXT, text: '0'});
});

scenario('websocket-blocking', 'traps at a blocking write or flush', async (home) => {
  const running = await serve(home);
  for (const verb of ['flush', 'blocking']) {
    const connection = await connect(verb);
    if (verb === 'flush') {
      expect(await connection.next()).toEqual({opcode: TEXT, text: 'written'});
    }
    expect(await connection.next()).toBeNull();
  }
  const trace = /Caused by:\n\s+max blocking attempts exceeded\n/g;
  await waitFor('two lines', () => (running.output().match(trace) ?? []).length === 2);
  expect(running.output()).toMatch(/^websocket error: /);
  expect(await home.readLog()).toMatch(
    /^\[\S+ WARN {2}hayride_runtime::websocket\] error handling websocket request: error while/,
  );
});

scenario('websocket-invalid-utf-8', 'refuses a write that is not UTF-8', async (home) => {
  await serve(home);
  const connection = await connect('invalid');
  expect(await connection.next()).toEqual({opcode: TEXT, text: 'StreamError::Closed'});
  expect(await readEntries(home)).toBe(
    '[WARN  hayride_runtime::websocket] error converting bytes to string: Utf8Error { valid_up_to: 0, error_len: Some(1) }\n',
  );
});

scenario('websocket-queue', 'refuses a write into a full queue', async (home) => {
  await serve(home);
  await connect('full');
  const out = await waitFor('the end of the handler', async () => (await readOutput(home)).out);
  expect(Number(out.match(/^(\d+) frames\n$/)?.[1])).toBeGreaterThanOrEqual(2048);
  expect(await readEntries(home)).toBe(
    '[WARN  hayride_runtime::websocket] error sending bytes to channel: "Full(..)"\n',
  );
});

scenario('websocket-plain-request', 'fails a plain HTTP request', async (home) => {
  const running = await serve(home);
  const error = await new Promise((resolve) => {
    http.get({port: PORT, host: '127.0.0.1', agent: false}).on('error', resolve);
  });
  expect(error).toMatchObject({code: 'ECONNRESET'});
  await waitFor('a line', () => running.output() !== '');
  expect(running.output()).toBe("server error: error from user's Service\n");
  expect(await home.readLog()).toBe('');
});

scenario('websocket-port-taken', 'does not start where another process listens', async (home) => {
  await serve(home);
  const {exitCode} = await home.run({bin: SERVER});
  expect(exitCode).toBe(0);
  expect(await readEntries(home)).toBe(
    '[ERROR hayride] Error running component: Address already in use (os error 98)\n',
  );
});

scenario('websocket-surroundings', 'gives a connection arguments and files', async (home) => {
  await serve(home, ['ignored']);
  const connection = await connect('args');
  expect(await connection.next()).toEqual({opcode: TEXT, text: 'hayride\nignored'});
  await (await connect('print')).next();
  expect(await readOutput(home)).toEqual({out: 'printed\n', err: 'warned\n', in: ''});
});

/** Starts the server on its one port. */
async function serve(home: Home, args: string[] = []): Promise<Running> {
  await home.register(SERVER, findComponent('wsserver'));
  const running = home.start({bin: SERVER, args});
  await waitFor('the WebSocket server', () => {
    return new Promise<boolean>((resolve) => {
      const socket = net.connect(PORT, '127.0.0.1');
      socket.on('error', () => resolve(false)).on('connect', () => resolve(true));
      socket.on('connect', () => socket.destroy());
    });
  });
  return running;
}

/** Opens a connection and sends its first frame. */
async function connect(first: string): Promise<Connection> {
  const request = http.get({
    port: PORT,
    host: '127.0.0.1',
    headers: {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    },
  });
  const [socket, head] = await new Promise<[net.Socket, Buffer]>((resolve, reject) => {
    request.on('error', reject);
    request.on('upgrade', (_response, socket, head) => resolve([socket, head]));
  });
  let [bytes, ended] = [head, false];
  socket.on('data', (more: Buffer) => (bytes = Buffer.concat([bytes, more])));
  socket.on('error', () => undefined).on('close', () => (ended = true));
  const connection: Connection = {
    send: (text, opcode = TEXT) => socket.write(encodeFrame(text, opcode)),
    drop: () => socket.destroy(),
    next: async () => {
      let frame: (Frame & {rest: Buffer}) | undefined;
      await waitFor('a frame', () => (frame = decodeFrame(bytes)) !== undefined || ended);
      bytes = frame?.rest ?? bytes;
      return frame ? {opcode: frame.opcode, text: frame.text} : null;
    },
  };
  connection.send(first);
  return connection;
}

/** Encodes a frame of a client: final, masked with zeroes, up to 65,535 bytes. */
function encodeFrame(text: string, opcode: number): Buffer {
  const payload = Buffer.from(text);
  const length =
    payload.length < 126
      ? Buffer.from([0x80 | payload.length])
      : Buffer.from([0x80 | 126, payload.length >> 8, payload.length & 0xff]);
  return Buffer.concat([Buffer.from([0x80 | opcode]), length, Buffer.alloc(4), payload]);
}

/** Decodes the first frame from a server's bytes, if it is complete. */
function decodeFrame(bytes: Buffer): (Frame & {rest: Buffer}) | undefined {
  const [first, short] = bytes;
  if (first === undefined || short === undefined || (short === 126 && bytes.length < 4)) {
    return undefined;
  }
  const start = short === 126 ? 4 : 2;
  const end = start + (short === 126 ? bytes.readUInt16BE(2) : short);
  const text = bytes.toString('utf8', start, end);
  return bytes.length < end ? undefined : {opcode: first & 0x0f, text, rest: bytes.subarray(end)};
}

async function readOutput(home: Home): Promise<Record<string, string>> {
  return (await home.listSessions())[0]?.files ?? {};
}
