import {execFile} from 'node:child_process';

/** Reads codes that end in NUL, and prints for each, before another NUL, why bash refuses it. */
const ASK_EACH = `while IFS= read -r -d '' code; do
  reason=$(bash -n <<<"$code" 2>&1) && reason=
  printf '%s\\0' "$reason"
done`;

type Question = {
  code: string;
  resolve: (reason: string | undefined) => void;
  reject: (error: Error) => void;
};

let questions: Question[] = [];

/**
 * Makes bash parse code without running it. Resolves with bash's message if it refuses the code, otherwise with
 * undefined. All codes of one turn of the event loop share a process: starting one takes longer than all of its
 * answers.
 */
export function askBash(code: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    if (questions.length === 0) setImmediate(askAll);
    questions.push({code, resolve, reject});
  });
}

function askAll(): void {
  const asked = questions;
  questions = [];
  const bash = execFile('bash', ['-c', ASK_EACH], (error, output) => {
    const answers = output.split('\0');
    asked.forEach(({resolve, reject}, index) =>
      error ? reject(error) : resolve(answers[index] || undefined),
    );
  });
  bash.stdin?.end(asked.map(({code}) => `${code}\0`).join(''));
}
