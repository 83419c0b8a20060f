import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * The path of the page that this document was delivered for. The main script reads it, before the
 * reader goes anywhere. A path ending in `.html` belongs to no page: the framework renders it again.
 */
export const DELIVERED = ExecutionEnvironment.canUseDOM
  ? window.location.pathname.replace(/(?<=.)\/$/, '')
  : '';

/** The answers that were asked for, by path. */
const answers = new Map<string, Promise<string>>();

/** The HTML of a page; the same request serves everyone who asks, until it fails. */
export function fetchPage(path: string): Promise<string> {
  const known = answers.get(path);
  if (known) {
    return known;
  }
  const answer = request(path);
  answers.set(path, answer);
  answer.catch(() => answers.delete(path));
  return answer;
}

async function request(path: string): Promise<string> {
  const response = await fetch(path, {priority: 'low'});
  if (!response.ok) {
    throw new Error(`${path} was answered with status ${response.status}.`);
  }
  return response.text();
}
