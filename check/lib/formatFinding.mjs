/**
 * Formats a finding as one line that terminals and editors turn into a link.
 * @param {import('./findings').Finding} finding
 */
export function formatFinding({file, line, column, kind, message}) {
  return `${file}:${line}:${column} ${kind} ${message}`;
}
