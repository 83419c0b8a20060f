// A server that keeps notes in SQLite: one export for each interface of the world.
import {open} from 'hayride:db/db@0.0.65';
import {Fields, OutgoingBody, OutgoingResponse, ResponseOutparam} from 'wasi:http/types@0.2.12';

// #region store
/** Opens the database of this request: a file where Hayride was started, made if it is missing. */
function openNotes() {
  const connection = open('notes.db');
  query(
    connection,
    'CREATE TABLE IF NOT EXISTS notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL)',
  );
  return connection;
}

/** Runs a statement and returns its rows as notes. Values go in with the name of their type. */
function query(connection, sql, ...values) {
  const statement = connection.prepare(sql);
  const rows = statement.query(values);
  const notes = [];
  try {
    for (;;) {
      // 64-bit integers are BigInt, which JSON doesn't have.
      const [id, text] = rows.next();
      notes.push({id: Number(id.val), text: text.val});
    }
  } catch (error) {
    if (codeOf(error) !== 'end-of-rows') {
      throw error;
    }
    return notes;
  } finally {
    rows[Symbol.dispose]();
    statement[Symbol.dispose]();
  }
}
// #endregion store

// #region error
/** The code of an error of the database: its payload is a resource with methods. */
function codeOf(error) {
  return error.payload?.code?.();
}
// #endregion error

// #region routes
function answer(method, path, request) {
  const connection = openNotes();
  try {
    const id = path.match(/^\/notes\/(\d{1,15})$/)?.[1];
    if (path === '/notes' && method === 'get') {
      return {status: 200, value: query(connection, 'SELECT id, text FROM notes ORDER BY id')};
    }
    if (path === '/notes' && method === 'post') {
      const bytes = readBody(request, 4000);
      if (bytes.length === 0 || bytes.length > 4000) {
        return {status: 400, value: {error: 'a note has 1 to 4000 bytes'}};
      }
      const text = new TextDecoder().decode(Uint8Array.from(bytes));
      const insert = 'INSERT INTO notes (text) VALUES (?) RETURNING id, text';
      const [note] = query(connection, insert, {tag: 'str', val: text});
      return {status: 201, value: note};
    }
    if (id && method === 'get') {
      const select = 'SELECT id, text FROM notes WHERE id = ?';
      const [note] = query(connection, select, {tag: 'int64', val: BigInt(id)});
      return note ? {status: 200, value: note} : {status: 404, value: {error: 'no such note'}};
    }
    return {status: 404, value: {error: 'not found'}};
  } finally {
    connection[Symbol.dispose]();
  }
}

export const incomingHandler = {
  handle(request, responseOut) {
    const {pathname} = new URL(request.pathWithQuery() ?? '/', 'http://localhost');
    let reply;
    try {
      reply = answer(request.method().tag, pathname, request);
    } catch (error) {
      reply = {status: 500, value: {error: codeOf(error) ?? String(error)}};
    }
    send(responseOut, reply);
  },
};
// #endregion routes

// #region http
/** Reads a body to its end, where a stream throws `closed`, or until it has more than `limit` bytes. */
function readBody(request, limit) {
  const input = request.consume().stream();
  const bytes = [];
  try {
    while (bytes.length <= limit) {
      bytes.push(...input.blockingRead(4096n));
    }
  } catch (error) {
    if (error.payload?.tag !== 'closed') {
      throw error;
    }
  }
  return bytes;
}

function send(responseOut, {status, value}) {
  const encoder = new TextEncoder();
  const type = ['content-type', encoder.encode('application/json')];
  const response = new OutgoingResponse(Fields.fromList([type]));
  response.setStatusCode(status);
  const body = response.body();
  ResponseOutparam.set(responseOut, {tag: 'ok', val: response});
  const output = body.write();
  const bytes = encoder.encode(`${JSON.stringify(value)}\n`);
  // A write takes 4096 bytes at most.
  for (let start = 0; start < bytes.length; start += 4096) {
    output.blockingWriteAndFlush(bytes.subarray(start, start + 4096));
  }
  output[Symbol.dispose]();
  OutgoingBody.finish(body, undefined);
}

/** The interface's resource `error`. `get` never fails here, but the world demands the class. */
class ConfigError {
  code() {
    return 'unknown';
  }
  data() {
    return '';
  }
}

export const config = {
  Error: ConfigError,
  get() {
    return {address: 'localhost:9002', readTimeout: 0, writeTimeout: 0, maxHeaderBytes: 1 << 20};
  },
};
// #endregion http
