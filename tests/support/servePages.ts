import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import path from 'node:path';
import {startServer, type ServedSite} from './serveFolder';

const TYPES: Record<string, string> = {
  ...{'.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css'},
  ...{'.json': 'application/json', '.svg': 'image/svg+xml', '.md': 'text/markdown; charset=utf-8'},
};

/**
 * Serves a built site below `baseUrl` as GitHub Pages does: the address of a page has no `.html`, that of a folder
 * redirects to the one with a trailing slash, and unknown ones get the not-found page.
 */
export function servePages(folder: string, baseUrl: string): Promise<ServedSite> {
  const read = (file: string) => readFile(path.join(folder, file)).catch(() => undefined);
  const server = createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const send = (status: number, headers: Record<string, string>, body?: Buffer) =>
      response.writeHead(status, headers).end(body);
    void (async () => {
      const isBelow = pathname.startsWith(baseUrl);
      const file = isBelow ? decodeURIComponent(pathname.slice(baseUrl.length)) : '';
      const isFolder = file === '' || file.endsWith('/');
      const names = isFolder ? [`${file}index.html`] : [file, `${file}.html`];
      for (const name of isBelow ? names : []) {
        const body = await read(name);
        const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
        if (body) return send(200, {'Content-Type': type}, body);
      }
      if (isBelow && (await read(`${file}/index.html`))) {
        return send(301, {Location: `${pathname}/${search}`});
      }
      return send(404, {'Content-Type': TYPES['.html']!}, await read('404.html'));
    })();
  });
  return startServer(server);
}
