// Answers /hello on 127.0.0.1 while a command runs, and sends a POST's body back. Uses a free port or that
// in the variable PORT; PORT in the command becomes that port. Prints what the command prints.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import http from 'node:http';

const server = http.createServer((request, response) => {
  const isKnown = request.url === '/hello';
  response.writeHead(isKnown ? 200 : 404, {'content-type': 'text/plain'});
  if (isKnown && request.method === 'POST') {
    request.pipe(response);
  } else {
    response.end(isKnown ? `Hello to your ${request.method}!\n` : 'nothing here\n');
  }
});
server.listen(process.env.PORT ?? 0, '127.0.0.1');
await once(server, 'listening');

const [program, ...args] = process.argv.slice(2);
const fill = (word) => word.replaceAll('PORT', server.address().port);
const command = spawn(program, args.map(fill), {stdio: ['ignore', 'inherit', 'inherit']});
const [code] = await once(command, 'close');
server.close();
server.closeAllConnections();
process.exitCode = code ?? 1;
