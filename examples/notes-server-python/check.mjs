// Serves notes.wasm with Hayride, in a home folder of its own. Writes notes and reads them, starts
// Hayride again and reads them again; prints a line for each answer. Use: node check.mjs
import {spawn} from 'node:child_process';
import {copyFileSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';

const ADDRESS = 'http://localhost:9002';
const home = path.resolve('home');
const morphs = path.join(home, '.hayride/registry/morphs/example/0.0.1');
const work = path.join(home, 'work');
rmSync(home, {recursive: true, force: true});
mkdirSync(morphs, {recursive: true});
mkdirSync(work);
copyFileSync('notes.wasm', path.join(morphs, 'notes.wasm'));

let server;
process.on('exit', () => server?.kill());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => process.exit(1));
}
setTimeout(() => fail('no answer within five minutes'), 300_000).unref();

await start();
await ask('GET', '/notes');
await ask('POST', '/notes', 'Buy bread');
await ask('POST', '/notes', "It's “quoted”; DROP TABLE notes");
await ask('GET', '/notes/2');
await ask('GET', '/notes/3');
await ask('POST', '/notes', '');
await ask('POST', '/notes', 'a'.repeat(4001));
await ask('DELETE', '/notes');
const long = 'ü'.repeat(2000);
await post(long);
await post(long);
const texts = (await list()).slice(2).map(({text}) => text);
console.log(`two notes of 4000 bytes are whole: ${texts.join(' ') === `${long} ${long}`}`);
await Promise.all(Array.from({length: 8}, () => post('At the same time')));
console.log(`${(await list()).length} notes`);
await stop();

await start();
console.log('Hayride was started again');
console.log(`${(await list()).length} notes`);
await ask('GET', '/notes/1');
await ask('POST', '/notes', 'Buy butter');
process.exit(0);

function fail(reason) {
  console.log(`failed: ${reason}`);
  process.exit(1);
}

/** Starts Hayride in the folder of the database, and waits until it listens. */
async function start() {
  const env = {...process.env, HOME: home, HAYRIDE_BIN: 'example:notes@0.0.1'};
  server = spawn('hayride', [], {cwd: work, env, stdio: 'ignore'});
  server.on('error', (error) => fail(error.message));
  server.on('exit', (code) => code !== null && fail('Hayride ended'));
  while (!(await fetch(ADDRESS).catch(() => undefined))) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function stop() {
  const ended = new Promise((resolve) => server.on('exit', resolve));
  server.kill('SIGKILL');
  await ended;
}

function post(body) {
  return fetch(`${ADDRESS}/notes`, {method: 'POST', body});
}

async function list() {
  return (await fetch(`${ADDRESS}/notes`)).json();
}

async function ask(method, target, body) {
  const response = await fetch(ADDRESS + target, {method, body});
  const text = (await response.text()).trim();
  console.log(`${method} ${target}: ${response.status}, ${text.slice(0, 60)}`);
}
