import {toLocation, type Problem} from './findings';

/** Returns why and where a text is not JSON; undefined where it is. */
export function readJsonProblem(code: string): Problem | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const {message} = error as Error;
    // V8 quotes the code in its message, line breaks included.
    const reason = message.replace(/, (?:\.\.\.)?"[\s\S]*/, '').split('\n')[0] ?? '';
    return {message: reason, ...toLocation(code, readPosition(message) ?? findUnexpected(code))};
  }
}

function readPosition(message: string): number | undefined {
  const position = message.match(/ at position (\d+)/)?.[1];
  return position === undefined ? undefined : Number(position);
}

/** Returns the offset of the first character that no JSON has there; the end if one is missing. */
function findUnexpected(code: string): number {
  for (let end = 1; end <= code.length; end += 1) {
    if (isHopeless(code.slice(0, end))) {
      return end - 1;
    }
  }
  return code.length;
}

/** Whether a text is refused for anything but its end. */
function isHopeless(code: string): boolean {
  try {
    JSON.parse(code);
    return false;
  } catch (error) {
    const {message} = error as Error;
    const position = readPosition(message) ?? 0;
    return position < code.length && !/end of JSON input|^Unterminated/.test(message);
  }
}
