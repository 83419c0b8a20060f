import {readMedia} from './listEntries';
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

/** Any text as one word of a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** JSON on one line where it fits into `width` characters, else one line for each entry. */
export function formatJson(value: unknown, width = 80, indent = ''): string {
  const inner = `${indent}  `;
  const format = (item: unknown) => formatJson(item, width, inner);
  const flat = joinEntries(value, (item) => formatJson(item, Infinity), ', ');
  if (indent.length + flat.length <= width || typeof value !== 'object' || value === null) {
    return flat;
  }
  const lines = joinEntries(value, format, `,\n${inner}`);
  return `${lines.slice(0, 1)}\n${inner}${lines.slice(1, -1)}\n${indent}${lines.slice(-1)}`;
}

function joinEntries(value: unknown, format: (item: unknown) => string, separator: string): string {
  if (Array.isArray(value)) {
    return `[${value.map(format).join(separator)}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([key, item]) => `${JSON.stringify(key)}: ${format(item)}`,
    );
    return `{${entries.join(separator)}}`;
  }
  return JSON.stringify(value);
}
