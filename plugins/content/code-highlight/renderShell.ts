import {escapeHtml} from '../../lib/escapeHtml';
import {renderCommand, type Token} from './renderCode';

const PROMPT = '$ ';

/** Colours the one line that it is given. */
type Tokenize = (command: string) => readonly Token[];

/**
 * The HTML of lines that wrap: a `span` around each, which holds the line's end too, so that the text
 * stays what it was.
 */
export function renderShell(lines: readonly string[]): string {
  return lines
    .map(
      (line, index) => `<span class="line">${line}${index < lines.length - 1 ? '\n' : ''}</span>`,
    )
    .join('');
}

/** The HTML of a terminal session: commands coloured, prompts and output marked. */
export function renderSession(session: string, tokenize: Tokenize): string {
  const lines = session.split('\n').map((line) => {
    if (line.startsWith(PROMPT)) {
      const command = renderCommand(tokenize(line.slice(PROMPT.length)));
      return `<span class="tok-prompt">${PROMPT}</span>${command}`;
    }
    return line === '' ? '' : `<span class="tok-output">${escapeHtml(line)}</span>`;
  });
  return renderShell(lines);
}

/** A terminal session up to its last command, and what that command prints, if anything. */
export function splitSession(session: string): {value: string; output?: string} {
  const lines = session.split('\n');
  const end = lines.findLastIndex((line) => line.startsWith(PROMPT)) + 1;
  const [value, output] = [lines.slice(0, end), lines.slice(end)].map((part) => part.join('\n'));
  return end === 0 || !output ? {value: session} : {value: value ?? '', output};
}

/** The commands of a terminal session, one per line: what its copy button copies. */
export function listCommands(session: string): string {
  return session
    .split('\n')
    .filter((line) => line.startsWith(PROMPT))
    .map((line) => line.slice(PROMPT.length))
    .join('\n');
}
