import {copyFile, mkdir, readFile} from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import type {Finding} from '../../check/lib/findings';
import {createServer, listen} from '../../server/createServer.mjs';
import {listBuiltFiles, readBuiltFile, SITE_FOLDER, SITE_URL} from '../../tests/support/builtSite';
import {ROUTES} from '../../tests/support/routes';
import {runShell} from '../examples/runShell';
import type {ProofContext} from '../types';
import {ACCEPTED, judgeParity, judgeReport, type Report} from './judgeReport';

/** The environment of its commands, and their folder. */
type Place = {env: NodeJS.ProcessEnv; folder: string};

/** Milliseconds after which an installation or a run is ended. */
const LIMIT = 600_000;

/** Tests all pages, without pauses between requests: the server is on this machine. */
const EVERY_PAGE = '--sampling deterministic --max-links 1000';
const QUICKLY = '--request-delay 0 --max-concurrency 8';

/** Returns the options that compare the Markdown of some pages with their HTML. */
const choosePages = (origin: string, pages: readonly string[]) =>
  `--checks markdown-url-support,markdown-content-parity --urls ${pages.map((page) => origin + page).join()}`;

/**
 * Runs afdocs on the built site behind our own server, then again on the pages whose Markdown is split, with their
 * parts added: nothing may be missing there.
 */
export async function askAfdocs({env, scratch}: ProofContext): Promise<Finding[]> {
  const place = {env, folder: path.join(scratch, 'afdocs')};
  await install(place);
  const site = await createServer(SITE_FOLDER);
  const {pages} = ACCEPTED['markdown-content-parity'];
  const whole = new Map(await Promise.all(pages.map(joinParts)));
  const joined = http.createServer((request, response) => {
    const text = whole.get(request.url ?? '');
    if (text === undefined) site.emit('request', request, response);
    else response.setHeader('Content-Type', 'text/markdown; charset=utf-8').end(text);
  });
  return [
    ...judgeReport(await run(site, () => EVERY_PAGE, place)),
    ...judgeParity(await run(joined, (origin) => choosePages(origin, pages), place)),
  ];
}

/** Installs the packages of the lockfile, without scripts. afdocs asks for a newer Node.js than it needs. */
async function install(place: Place): Promise<void> {
  await mkdir(place.folder, {recursive: true});
  for (const file of ['package.json', 'package-lock.json']) {
    await copyFile(
      path.join(import.meta.dirname, 'toolchain', file),
      path.join(place.folder, file),
    );
  }
  const options = '--engine-strict=false --ignore-scripts --no-audit --no-fund';
  await runCommand(`npm ci ${options}`, place, [0]);
}

async function run(
  server: http.Server,
  choose: (origin: string) => string,
  place: Place,
): Promise<Report> {
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const options = `${choose(origin)} ${QUICKLY} --canonical-origin ${SITE_URL} --format json --score --quiet`;
  try {
    // It ends with 1 where a check fails.
    await runCommand(
      `node node_modules/afdocs/bin/afdocs.mjs check ${origin} ${options} > report.json`,
      place,
      [0, 1],
    );
    return JSON.parse(await readFile(path.join(place.folder, 'report.json'), 'utf8')) as Report;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function runCommand(
  command: string,
  {env, folder}: Place,
  codes: readonly number[],
): Promise<void> {
  const {exitCode, output} = await runShell(command, {cwd: folder, env, limit: LIMIT});
  if (exitCode === null || !codes.includes(exitCode)) {
    throw new Error(`${command} ended with exit code ${exitCode}:\n${output}`);
  }
}

/** Returns the address of a page's Markdown, and its content with that of its parts, the files below it. */
async function joinParts(page: string): Promise<[address: string, text: string]> {
  const files = await listBuiltFiles(/\.md$/);
  const parts = files.filter((file) => {
    const address = `/${file.replace(/\.md$/, '')}`;
    return path.posix.dirname(address) === page && !ROUTES.some((route) => route === address);
  });
  if (parts.length === 0) throw new Error(`the Markdown of ${page} is not split.`);
  const texts = [`${page.slice(1)}.md`, ...parts].map(readBuiltFile);
  return [`${page}.md`, (await Promise.all(texts)).join('\n')];
}
