import {once} from 'node:events';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import {createServer, listen} from '../../server/createServer.mjs';
import {SITE_FOLDER} from '../../tests/support/builtSite';

/** The built site at an origin of its own, for which no browser has stored or cached anything. */
export type Site = {
  origin: string;
  /** The requested paths so far. */
  asked: string[];
  /** Reports of browsers so far: violations of the policy, and messages from `watchPage`. */
  reports: string[];
  /** Requests that were answered with an error so far, such as `404 /a`. */
  failures: string[];
  close: () => void;
};

/** Serves the built site with a policy that makes browsers report violations from the start. */
export async function serveSite(): Promise<Site> {
  const server = await createServer(SITE_FOLDER);
  const asked: string[] = [];
  const reports: string[] = [];
  const failures: string[] = [];
  server.prependListener('request', (request, response) => {
    askForReports(response);
    if (request.method === 'GET') asked.push(request.url ?? '');
    void once(response, 'finish').then(() => {
      const {statusCode} = response;
      if (request.method === 'GET' && statusCode >= 400)
        failures.push(`${statusCode} ${request.url}`);
    });
    if (request.method === 'POST') void readReport(request).then((line) => reports.push(line));
  });
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return {origin, asked, reports, failures, close};
}

/** Adds the address for reports to the policy that the server is about to set. */
function askForReports(response: ServerResponse): void {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    set(name, name === 'Content-Security-Policy' ? `${String(value)}; report-uri /report` : value);
}

/** Reads a report as one line: that of the policy is JSON, any other is plain text. */
async function readReport(request: IncomingMessage): Promise<string> {
  const body = await text(request);
  if (!body.startsWith('{')) return body;
  const {'csp-report': report} = JSON.parse(body) as {'csp-report': Record<string, string>};
  return `${report['violated-directive']} blocked ${report['blocked-uri']} on ${report['document-uri']}`;
}
