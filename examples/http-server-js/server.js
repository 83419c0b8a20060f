// A server for Hayride: one export for each interface of the world.
import {Fields, OutgoingBody, OutgoingResponse, ResponseOutparam} from 'wasi:http/types@0.2.12';

const encoder = new TextEncoder();

// #region config
/** The interface's resource `error`. `get` never fails here, but the world demands the class. */
class ConfigError {
  code() {
    return 'unknown';
  }
  data() {
    return '';
  }
}

/** Where the host listens; it ignores all fields but the address. */
export const config = {
  Error: ConfigError,
  get() {
    return {address: 'localhost:9000', readTimeout: 0, writeTimeout: 0, maxHeaderBytes: 1 << 20};
  },
};
// #endregion config

// #region handler
const routes = {
  '/hello': {get: hello},
  '/echo': {post: echo},
};

export const incomingHandler = {
  handle(request, responseOut) {
    const url = new URL(request.pathWithQuery() ?? '/', 'http://localhost');
    const methods = Object.hasOwn(routes, url.pathname) ? routes[url.pathname] : undefined;
    const method = request.method().tag;
    if (!methods) {
      sendText(responseOut, 404, '404 page not found\n');
    } else if (!Object.hasOwn(methods, method)) {
      const allow = Object.keys(methods).join(', ').toUpperCase();
      sendText(responseOut, 405, 'method not allowed\n', {allow});
    } else {
      methods[method](responseOut, url, request);
    }
  },
};

function hello(responseOut, url) {
  const name = url.searchParams.get('name') || 'World';
  if (encoder.encode(name).length > 40) {
    sendText(responseOut, 400, 'a name has 40 bytes at most\n');
  } else {
    sendText(responseOut, 200, `Hello, ${name}!\n`);
  }
}
// #endregion handler

// #region echo
/** Sends the body back piece by piece, so its size does not matter. */
function echo(responseOut, url, request) {
  const input = request.consume().stream();
  send(responseOut, 200, {'content-type': 'application/octet-stream'}, (output) => {
    for (;;) {
      output.blockingWriteAndFlush(input.blockingRead(4096n));
    }
  });
}
// #endregion echo

// #region send
function sendText(responseOut, status, text, headers = {}) {
  const type = {'content-type': 'text/plain; charset=utf-8'};
  send(responseOut, status, {...type, ...headers}, (output) => {
    output.blockingWriteAndFlush(encoder.encode(text));
  });
}

/** Sends the head of the answer, lets `write` write its body, then ends it. */
function send(responseOut, status, headers, write) {
  const pairs = Object.entries(headers).map(([name, value]) => [name, encoder.encode(value)]);
  const response = new OutgoingResponse(Fields.fromList(pairs));
  response.setStatusCode(status);
  const body = response.body();
  ResponseOutparam.set(responseOut, {tag: 'ok', val: response});
  const output = body.write();
  let failed = false;
  try {
    write(output);
  } catch (error) {
    // `closed`: the request's body has ended, or the client has gone. All else is a failure.
    failed = error.payload?.tag !== 'closed';
  }
  output[Symbol.dispose]();
  if (!failed) {
    OutgoingBody.finish(body, undefined);
  }
}
// #endregion send
