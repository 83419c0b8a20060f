import type {Finding} from './types';

/** A finding as one line that terminals and editors turn into a link. */
export function formatFinding({file, line, column, kind, message}: Finding): string {
  return `${file}:${line}:${column} ${kind} ${message}`;
}
