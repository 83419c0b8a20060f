// The command: it sends one request and prints what comes back.
import {getEnvironment} from 'wasi:cli/environment@0.2.0';

/** Returns the text that `address` answers with. Any status but 200 is an error here. */
async function fetchText(address, options) {
  const response = await fetch(address, options);
  if (response.status !== 200) {
    throw new Error(`${address} answered with status ${response.status}`);
  }
  return response.text();
}

// #region post
/** Sends `text` to `address`, and returns the text of the answer. */
function postText(address, text) {
  const headers = {'content-type': 'text/plain; charset=utf-8'};
  return fetchText(address, {method: 'POST', headers, body: text});
}
// #endregion post

export const run = {
  async run() {
    const variables = new Map(getEnvironment());
    const address = variables.get('ADDRESS') ?? 'http://localhost:9000/hello';
    const text = variables.get('TEXT');
    try {
      const answer = text ? await postText(address, text) : await fetchText(address);
      console.log(answer.trimEnd());
    } catch (error) {
      console.log('error:', error.message);
      // What `run` throws becomes exit code 1; its message gets lost.
      throw error;
    }
  },
};
