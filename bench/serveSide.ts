import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import {listAddresses, listFiles, resolveRequest} from '../server/addresses.mjs';
import {listen} from '../server/createServer.mjs';
import {chooseCacheControl} from '../server/sendFile.mjs';

/** One of the compared sites, behind HTTP. */
export type ServedSide = {
  /** Scheme, host and port, without a slash at the end. */
  origin: string;
  /** The bytes that a path is answered with, after compression; 0 for a path that is not there. */
  weigh: (pathname: string) => Promise<number>;
  close: () => void;
};

type SideOptions = {
  /** Changes the text of a page before it is compressed. */
  changePage?: (html: string) => Promise<string>;
  /** Whether a file is compressed before the first request instead of at the first one for it. */
  isReady?: (file: string) => boolean;
};

type Answer = {body: Buffer; headers: Record<string, string>};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Serves a built site from memory, compressed with Brotli at its best quality. Addresses and caching
 * are those of the site's own server; there are no other headers, so that compared sides differ in
 * content only.
 */
export async function serveSide(
  folder: string,
  {changePage, isReady = () => true}: SideOptions = {},
): Promise<ServedSide> {
  const addresses = listAddresses(await listFiles(folder));
  const answers = new Map<string, Promise<Answer>>();
  const read = (file: string): Promise<Answer> => {
    const answer = answers.get(file) ?? prepare(folder, file, changePage);
    answers.set(file, answer);
    return answer;
  };
  const find = async (target: string): Promise<Answer | undefined> => {
    const resolution = resolveRequest(target, addresses);
    return resolution.kind === 'file' ? read(resolution.file) : undefined;
  };
  await Promise.all([...new Set(addresses.values())].filter(isReady).map(read));
  const server = http.createServer((request, response) => {
    void find(request.url ?? '/').then((answer) => send(request, response, answer));
  });
  return {
    origin: `http://127.0.0.1:${await listen(server, 0)}`,
    weigh: async (pathname) => (await find(pathname))?.body.length ?? 0,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function send(
  {headers}: http.IncomingMessage,
  response: http.ServerResponse,
  answer?: Answer,
): void {
  if (!answer) {
    response.writeHead(404).end();
  } else if (headers['if-none-match'] === answer.headers.ETag) {
    response.writeHead(304, answer.headers).end();
  } else {
    response.writeHead(200, {...answer.headers, 'Content-Length': answer.body.length});
    response.end(answer.body);
  }
}

async function prepare(
  folder: string,
  file: string,
  changePage: SideOptions['changePage'],
): Promise<Answer> {
  const raw = await readFile(path.join(folder, file));
  const type = TYPES[path.extname(file)];
  const isChanged = changePage && file.endsWith('.html');
  const content = isChanged ? Buffer.from(await changePage(raw.toString())) : raw;
  const body = type ? await compress(content) : content;
  const headers = {
    'Content-Type': type ?? 'application/octet-stream',
    'Cache-Control': chooseCacheControl(file),
    ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
    ...(type && {'Content-Encoding': 'br'}),
  };
  return {body, headers};
}

/** Brotli at quality 11, as a host that compresses each file once. */
function compress(content: Buffer | string): Promise<Buffer> {
  const params = {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY};
  return promisify(brotliCompress)(content, {params});
}
