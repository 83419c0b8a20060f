import {copyFile, cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {CommandFailure} from '../commands/runCommand.mjs';
import {listFiles} from '../server/addresses.mjs';
import {CACHE_CONTROL, HASHED, ROBOTS, UNLISTED} from '../server/sendFile.mjs';
import {compressFiles} from './compressFiles.mjs';
import {listHostHeaders, listTypes} from './hostRules.mjs';
import {renderCaddyfile} from './renderCaddyfile.mjs';
import {renderNginx} from './renderNginx.mjs';

/** Files of this folder that a container or your own server needs, unchanged. */
const AS_THEY_ARE = ['nginx.conf', 'Containerfile'];

/** Files of the build that only GitHub Pages needs. */
const FOR_PAGES = ['CNAME', '.nojekyll'];

/**
 * Writes what hosts need to serve the finished build in `build`: `server/` for nginx, Caddy and a
 * container, `pages/` for GitHub Pages, Cloudflare Pages and Netlify. What was in `release` is removed.
 * @param {string} build
 * @param {string} release
 * @param {{root: string, listen?: string}} place where the server finds the files and answers
 */
export async function writeRelease(build, release, {root, listen}) {
  const files = await listFiles(build);
  requireHashes(files);
  listTypes(files);
  const place = {host: await readHost(build), root, listen};
  await rm(release, {recursive: true, force: true});

  const server = path.join(release, 'server');
  const site = path.join(server, 'site');
  await cp(build, site, {recursive: true});
  for (const file of FOR_PAGES) await rm(path.join(site, file), {force: true});
  const served = await listFiles(site);
  await compressFiles(site, served);
  await writeFile(path.join(server, 'site.conf'), renderNginx(place, served));
  await writeFile(path.join(server, 'Caddyfile'), renderCaddyfile(place, served));
  for (const file of AS_THEY_ARE) {
    await copyFile(path.join(import.meta.dirname, file), path.join(server, file));
  }

  const pages = path.join(release, 'pages');
  await cp(build, pages, {recursive: true});
  await writeFile(path.join(pages, '_headers'), renderHeadersFile());
  await copyPages(pages, files);
}

/**
 * The file `_headers` of Cloudflare Pages and Netlify. Both let browsers ask for each file again, and
 * both join the values of a header that two rules set, so only the rule for assets is about caching.
 */
function renderHeadersFile() {
  const headers = listHostHeaders().map(([name, value]) => `  ${name}: ${value}`);
  const unlisted = UNLISTED.map((path) => `${path}\n  ${ROBOTS.name}: ${ROBOTS.value}`);
  return `/*
${headers.join('\n')}
${unlisted.join('\n')}
/assets/*
  Cache-Control: ${CACHE_CONTROL.hashed}
`;
}

/**
 * These hosts cannot be told to redirect `/a/`, or do it in ways of their own. So each page is there a
 * second time, as `a/index.html`: it names `/a` as its address, and all that it links to is absolute.
 * @param {string} pages
 * @param {readonly string[]} files
 */
async function copyPages(pages, files) {
  for (const file of files.filter((name) => /(?<!^404|^index|\/index)\.html$/.test(name))) {
    const copy = path.join(pages, file.replace(/\.html$/, ''), 'index.html');
    await mkdir(path.dirname(copy), {recursive: true});
    await copyFile(path.join(pages, file), copy);
  }
}

/**
 * Static hosts know assets by their folder, so that all of it must be safe to keep for a year.
 * @param {readonly string[]} files
 */
function requireHashes(files) {
  if (!files.includes('404.html')) {
    throw new CommandFailure('There is no built site. Build it first: npm run build');
  }
  const plain = files.find((file) => file.startsWith('assets/') && !HASHED.test(file));
  if (plain) {
    throw new CommandFailure(
      `${plain} has no hash of its content in its name, and browsers keep what is in assets/ for a year. Put it elsewhere.`,
    );
  }
}

/**
 * The site's host name, which the file for GitHub Pages states.
 * @param {string} build
 */
async function readHost(build) {
  const name = await readFile(path.join(build, 'CNAME'), 'utf8').catch(() => '');
  if (name.trim() === '') {
    throw new CommandFailure(
      'The built site has no CNAME, which names its host. Write static/CNAME.',
    );
  }
  return name.trim();
}
