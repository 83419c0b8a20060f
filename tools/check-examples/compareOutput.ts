/** Where two outputs part: the line, what was expected and what came; undefined where nothing does. */
export type Difference = {line: number; expected: string | undefined; actual: string | undefined};

/** Compares line by line; spaces and blank lines at the end do not count. */
export function compareOutput(expected: string, actual: string): Difference | undefined {
  const wanted = toLines(expected);
  const got = toLines(actual);
  for (let index = 0; index < Math.max(wanted.length, got.length); index += 1) {
    if (wanted[index] !== got[index]) {
      return {line: index + 1, expected: wanted[index], actual: got[index]};
    }
  }
  return undefined;
}

function toLines(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd()
    .split('\n');
}
