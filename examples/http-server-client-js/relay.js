// A server for Hayride that answers with what another server says.
import {getEnvironment} from 'wasi:cli/environment@0.2.12';
import {Fields, OutgoingBody, OutgoingResponse, ResponseOutparam} from 'wasi:http/types@0.2.12';

const encoder = new TextEncoder();

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
    return {address: 'localhost:9001', readTimeout: 0, writeTimeout: 0, maxHeaderBytes: 1 << 20};
  },
};

export const incomingHandler = {
  async handle(request, responseOut) {
    const {pathname} = new URL(request.pathWithQuery() ?? '/', 'http://localhost');
    if (pathname !== '/relay') {
      return sendText(responseOut, 404, '404 page not found\n');
    }
    // One fixed address: visitors must not choose where the component connects to.
    const upstream = new Map(getEnvironment()).get('UPSTREAM') ?? 'http://localhost:9000/hello';
    let answer;
    try {
      answer = await fetch(upstream);
    } catch (error) {
      console.error('relay:', error.message);
      return sendText(responseOut, 502, 'the other server does not answer\n');
    }
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    await send(responseOut, answer.status, {'content-type': type, via: '1.1 relay'}, answer.body);
  },
};

function sendText(responseOut, status, text) {
  return send(responseOut, status, {'content-type': 'text/plain'}, new Response(text).body);
}

/** Sends the head of the answer, then its body piece by piece, as it arrives. */
async function send(responseOut, status, headers, source) {
  const pairs = Object.entries(headers).map(([name, value]) => [name, encoder.encode(value)]);
  const response = new OutgoingResponse(Fields.fromList(pairs));
  response.setStatusCode(status);
  const body = response.body();
  ResponseOutparam.set(responseOut, {tag: 'ok', val: response});
  const output = body.write();
  const reader = source.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    // A single write takes 4096 bytes at most.
    for (let start = 0; start < piece.value.length; start += 4096) {
      output.blockingWriteAndFlush(piece.value.subarray(start, start + 4096));
    }
  }
  output[Symbol.dispose]();
  OutgoingBody.finish(body, undefined);
}
