import {escapeHtml} from './escapeHtml';

const PROMPT = '$ ';

/** The HTML of a terminal session: prompts and output marked, commands left as they are. */
export function markSession(code: string): string {
  return code
    .split('\n')
    .map((line) => {
      if (line.startsWith(PROMPT)) {
        return `<span class="tok-prompt">${PROMPT}</span>${escapeHtml(line.slice(PROMPT.length))}`;
      }
      return line === '' ? '' : `<span class="tok-output">${escapeHtml(line)}</span>`;
    })
    .join('\n');
}

/** The commands of a terminal session, one a line: what its copy button copies. */
export function readCommands(code: string): string {
  return code
    .split('\n')
    .filter((line) => line.startsWith(PROMPT))
    .map((line) => line.slice(PROMPT.length))
    .join('\n');
}
