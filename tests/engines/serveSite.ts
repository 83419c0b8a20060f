import type {IncomingMessage} from 'node:http';
import {text} from 'node:stream/consumers';
import {createServer, listen} from '../../server/createServer.mjs';
import {SITE_FOLDER} from '../support/builtSite';

/** The built site at an origin of its own, for which no browser has stored or cached anything. */
export type Site = {
  origin: string;
  /** The paths that were asked for so far. */
  asked: string[];
  /** What browsers reported so far: what the policy forbade, and what `watchPage` sent. */
  reports: string[];
  close: () => void;
};

/**
 * Serves the built site with the header that makes a browser report what the policy forbids, from a
 * page's first byte on.
 */
export async function serveSite(): Promise<Site> {
  const server = await createServer(SITE_FOLDER);
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const policy = (await fetch(origin)).headers.get('content-security-policy') ?? '';
  const asked: string[] = [];
  const reports: string[] = [];
  server.prependListener('request', (request, response) => {
    response.setHeader('Content-Security-Policy-Report-Only', `${policy}; report-uri /report`);
    if (request.method === 'GET') asked.push(request.url ?? '');
    if (request.method === 'POST') void readReport(request).then((line) => reports.push(line));
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return {origin, asked, reports, close};
}

/** A report in one line: that of the policy is JSON, any other is text. */
async function readReport(request: IncomingMessage): Promise<string> {
  const body = await text(request);
  if (!body.startsWith('{')) return body;
  const {'csp-report': report} = JSON.parse(body) as {'csp-report': Record<string, string>};
  return `${report['violated-directive']} blocked ${report['blocked-uri']} on ${report['document-uri']}`;
}
