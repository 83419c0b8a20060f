import {formatJson} from './formatJson';
import {readMedia} from './listRoutes';
import type {Parameter, Route} from './types';

/** The command that sends an operation's example to a server; it can be pasted as it is. */
export function buildCurl({method, path, operation}: Route, server: string): string {
  const url = server + fillPath(path, operation.parameters ?? []);
  const media = readMedia(operation.requestBody);
  // `&` and `?` mean something to a shell.
  const start = `curl -sS${method === 'GET' ? '' : ` -X ${method}`} ${/[?&]/.test(url) ? quote(url) : url}`;
  return media === undefined
    ? start
    : [
        start,
        `-H ${quote(`Content-Type: ${media.name}`)}`,
        `-d ${quote(formatJson(media.example))}`,
      ].join(' \\\n  ');
}

function fillPath(path: string, parameters: Parameter[]): string {
  const write = ({example, name}: Parameter) => encodeURIComponent(String(example ?? name));
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, parameter) => text.replace(`{${parameter.name}}`, write(parameter)), path);
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
    .map((parameter) => `${encodeURIComponent(parameter.name)}=${write(parameter)}`);
  return filled + (query.length > 0 ? `?${query.join('&')}` : '');
}

/** A text as one word of a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
