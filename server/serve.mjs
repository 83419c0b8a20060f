import path from 'node:path';
import {createServer, listen} from './createServer.mjs';

// node server/serve.mjs <folder> <port>: serves a built site; port 0 takes any free one.
const [folder = 'build', port = '0'] = process.argv.slice(2);
try {
  const server = await createServer(path.resolve(folder));
  console.log(`Listening on http://127.0.0.1:${await listen(server, Number(port))}`);
} catch (error) {
  const {code, message} = /** @type {NodeJS.ErrnoException} */ (error);
  const hint =
    code === 'EADDRINUSE' ? `\nChoose another port: node server/serve.mjs ${folder} 3001` : '';
  console.error(message + hint);
  process.exitCode = 1;
}
