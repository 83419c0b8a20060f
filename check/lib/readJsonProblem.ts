import {toLocation, type Problem} from 'docusaurus-built-pages/location';

/** Returns why and where a source is not JSON; undefined if it is. */
export function readJsonProblem(code: string): Problem | undefined {
  const error = refuse(code);
  // V8 quotes the code in its message, line breaks included.
  const message = error?.replace(/, (?:\.\.\.)?"[\s\S]*/, '').split('\n')[0];
  return message === undefined ? undefined : {message, ...toLocation(code, findUnexpected(code))};
}

function refuse(code: string): string | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns the offset of the first character that JSON cannot have there; the end if one is missing. */
function findUnexpected(code: string): number {
  let end = 0;
  while (end < code.length && canGoOn(code.slice(0, end + 1))) {
    end += 1;
  }
  return end;
}

/** Tells whether a source is JSON, or fails only because it ends too early. */
function canGoOn(code: string): boolean {
  const message = refuse(code) ?? '';
  const position = Number(message.match(/ at position (\d+)/)?.[1]);
  return (
    message === '' || position >= code.length || /end of JSON input|^Unterminated/.test(message)
  );
}
