import {findMedia} from './listEntries';
import type {Route} from './types';

/** The command that sends an operation's example to a server; it can be pasted as it is. */
export function buildCurl({method, path, operation}: Route, server: string): string {
  const start = `curl -sS${method === 'GET' ? '' : ` -X ${method}`} ${server}${path}`;
  const media = findMedia(operation.requestBody);
  return media === undefined
    ? start
    : [
        start,
        `-H 'Content-Type: ${media.name}'`,
        // A word of a POSIX shell, whatever is in it.
        `-d '${formatJson(media.example).replaceAll("'", `'\\''`)}'`,
      ].join(' \\\n  ');
}

/** JSON on one line where it fits into `width` characters, else one line for each entry. */
export function formatJson(value: unknown, width = 80, indent = ''): string {
  // Inside a text, JSON escapes line breaks.
  const flat = JSON.stringify(value, null, 1).replace(/,\n */g, ', ').replace(/\n */g, '');
  if (indent.length + flat.length <= width || typeof value !== 'object' || value === null) {
    return flat;
  }
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([key, item]) => {
    const name = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `;
    return `${inner}${name}${formatJson(item, width, inner)}`;
  });
  return `${flat.slice(0, 1)}\n${lines.join(',\n')}\n${indent}${flat.slice(-1)}`;
}
