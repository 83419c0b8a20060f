import {createServer, listen} from '../../server/createServer.mjs';

/** A served site. */
export type ServedSite = {
  /** Scheme, host and port, without a slash at the end. */
  origin: string;
  close: () => Promise<void>;
};

/** Serves a built site with the site's own server, on any free port of this machine. */
export async function serveFolder(folder: string): Promise<ServedSite> {
  return startServer(await createServer(folder));
}

/** Makes a server listen on any free port of this machine. */
export async function startServer(server: Parameters<typeof listen>[0]): Promise<ServedSite> {
  const port = await listen(server, 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
