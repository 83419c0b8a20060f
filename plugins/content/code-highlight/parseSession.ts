import {escapePattern} from 'docusaurus-built-pages/escapePattern';
import {toLocation, type Location, type Problem} from 'docusaurus-built-pages/location';

/** A command of a session: the line of its prompt, from 1, its code, and its output. */
export type Command = {line: number; code: string; output: string};

/** Thrown for code of a shell that cannot be parsed, with the location. */
export class ShellError extends Error implements Problem {
  readonly line: number;
  readonly column: number;

  constructor(message: string, {line, column}: Location) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

export const PROMPT = '$ ';

/**
 * Parses a terminal session into commands with their output. A command continues after a backslash, an operator or an
 * open bracket at the end of its line, within quotes, and to the end of its here-documents. Throws a `ShellError` if
 * a session does not start with a prompt, or ends within a command.
 */
export function parseSession(session: string): Command[] {
  const commands: Command[] = [];
  for (let start = 0, line = 1; start < session.length;) {
    if (!session.startsWith(PROMPT, start)) {
      throw new ShellError(`a session starts with the prompt “${PROMPT}”`, {line, column: 1});
    }
    const {end, isOpen} = scanCommand(session, start + PROMPT.length);
    if (isOpen) throw new ShellError('the session ends within this command', {line, column: 1});
    const prompt = session.indexOf(`\n${PROMPT}`, end);
    const stop = prompt === -1 ? session.length : prompt;
    const code = session.slice(start + PROMPT.length, end);
    commands.push({line, code, output: session.slice(end + 1, stop)});
    line += session.slice(start, stop + 1).split('\n').length - 1;
    start = stop + 1;
  }
  return commands;
}

/** Lists the offsets of a script's characters that are neither quoted nor in a comment. */
export function listBare(script: string): number[] {
  const offsets: number[] = [];
  for (let start = 0; start < script.length;) {
    const {end, bare} = scanCommand(script, start);
    offsets.push(...bare);
    start = end + 1;
  }
  return offsets;
}

/** Matches the parts of a command, among them an arithmetic expression, in which `<<` is an operator. */
const PARTS = new RegExp(
  [
    /(?<quoted>\\[^]|\$'(?:\\[^]|[^'\\])*'|'[^']*'|"(?:\\[^]|[^"\\])*")/,
    /(?<comment>(?<![^\s;&|()])#.*)/,
    /\(\(.*?\)\)|<<</,
    /<<(?<dash>-?)[ \t]*(?<word>(?:\\.|'[^'\n]*'|"[^"\n]*"|[^\s'"\\;&|<>()])+)/,
    /(?<open>[({])|(?<close>[)}])|(?<operator>\|\||&&|\|&?)|(?<line>\n)|(?<space>[ \t]+)|[^]/,
  ]
    .map(({source}) => source)
    .join('|'),
  'y',
);

/**
 * Finds the end of the command at an offset, before its line break, and whether the command is incomplete. An
 * unclosed quote counts as a character.
 */
function scanCommand(code: string, start: number): {end: number; isOpen: boolean; bare: number[]} {
  const bare: number[] = [];
  const documents: {end: RegExp; offset: number}[] = [];
  let depth = 0;
  let isOperator = false;
  let offset = start;
  while (offset < code.length) {
    PARTS.lastIndex = offset;
    const part = PARTS.exec(code);
    const text = part?.[0] ?? '';
    const groups: Readonly<Record<string, string | undefined>> = part?.groups ?? {};
    const {quoted, comment, dash, word, open, close, operator, line, space} = groups;
    if (line !== undefined && documents.length > 0) {
      offset = documents
        .splice(0)
        .reduce((from, document) => skipDocument(code, from, document), offset);
      continue;
    }
    if (line !== undefined && depth === 0 && !isOperator) break;
    if (word !== undefined) {
      const name = escapePattern(word.replace(/\\(.)|['"]/g, '$1'));
      const end = new RegExp(`\\n${dash === '' ? '' : '\\t*'}${name}(?=\\n|$)`, 'g');
      documents.push({end, offset});
    }
    if (open !== undefined) depth += 1;
    if (close !== undefined) depth = Math.max(0, depth - 1);
    if ((comment ?? line ?? space) === undefined) isOperator = operator !== undefined;
    if ((quoted ?? comment) === undefined)
      bare.push(...Array.from({length: text.length}, (_, at) => offset + at));
    offset += text.length;
  }
  for (const document of documents) skipDocument(code, offset, document);
  return {end: offset, isOpen: depth > 0 || isOperator, bare};
}

function skipDocument(
  code: string,
  from: number,
  {end, offset}: {end: RegExp; offset: number},
): number {
  end.lastIndex = from;
  if (!end.test(code)) {
    throw new ShellError('nothing ends this here-document', toLocation(code, offset));
  }
  return end.lastIndex;
}
