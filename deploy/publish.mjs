import '../commands/requireNode.mjs';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {CommandFailure, runCommand} from '../commands/runCommand.mjs';
import {REPOSITORY, runProcess} from '../commands/runProcess.mjs';
import {listFiles} from '../server/addresses.mjs';
import {addRelease, listKept, RECORD} from './releaseRecord.mjs';

/** What every transfer does: files are compared by content, so that what did not change keeps its ETag. */
const ALWAYS = ['--recursive', '--checksum', '--perms'];

/** A line that rsync lists: the rights of a file, its size, day and time, then its name. */
const ENTRY = /^[a-z-][-rwxst]{9}\S*\s+[\d,.]+ \S+ \S+ (.+)$/gim;

// npm run publish:site -- <target>: brings release/server/site to a folder that rsync can reach, such as
// docs.example.org:/srv/hayride-docs. If it is interrupted at any point, it leaves pages whose assets are
// there: assets come before the pages that name them, and leave long after the last page that did. What
// else is in the folder is deleted, so a folder that no release was in has to be empty.
await runCommand(async () => {
  const [target = '', site = path.join(REPOSITORY, 'release/server/site')] = process.argv.slice(2);
  const files = await listFiles(site);
  if (target === '' || !files.includes('404.html')) {
    throw new CommandFailure(
      'Use: npm run release, then npm run publish:site -- <host>:<folder of the site>',
    );
  }
  if (/(?:^|:)[./]*$/.test(target)) {
    throw new CommandFailure(
      `${target} is not a folder that only the site uses. Name one that is.`,
    );
  }
  const work = await mkdtemp(path.join(tmpdir(), 'publish-'));
  try {
    await publish(site, files, target.replace(/\/*$/, '/'), work);
  } finally {
    await rm(work, {recursive: true});
  }
});

/**
 * @param {string} site
 * @param {readonly string[]} files
 * @param {string} target
 * @param {string} work a folder for files of this run
 */
async function publish(site, files, target, work) {
  const record = path.join(work, RECORD);
  await rsync('--ignore-missing-args', target + RECORD, record);
  const before = await readFile(record, 'utf8').catch(() => undefined);
  if (before === undefined) {
    await requireEmpty(target);
  }
  const releases = addRelease(before, files, new Date());
  await writeFile(record, JSON.stringify(releases));

  await rsync(...ALWAYS, '--include=/assets/***', '--exclude=*', `${site}/`, target);
  await rsync(record, target + RECORD);
  // All pages at the end of their transfer, within a moment, each at once.
  await rsync(...ALWAYS, '--delay-updates', `${site}/`, target);
  const kept = path.join(work, 'kept');
  await writeFile(kept, listKept(releases).join('\n'));
  const protect = [`--filter=merge ${kept}`, `--filter=P /${RECORD}`];
  await rsync(...ALWAYS, '--delete', ...protect, `${site}/`, target);
  console.log(`The site is published in ${target}.`);
}

/**
 * Refuses a folder with other files than those of a first release that was cut in half.
 * @param {string} target
 */
async function requireEmpty(target) {
  // A folder that is not there yet cannot be listed; whatever else is wrong shows in the next transfer.
  const {output} = await runProcess('rsync', ['--list-only', target], {output: 'keep'});
  const names = Array.from(output.matchAll(ENTRY), ([, name = '']) => name);
  const foreign = names.filter((name) => !['.', 'assets'].includes(name));
  if (foreign.length > 0) {
    throw new CommandFailure(
      `${target} has files that no release put there, such as ${foreign[0]}: they would be deleted. Name an empty folder.`,
    );
  }
}

/** @param {string[]} args */
async function rsync(...args) {
  const {exitCode} = await runProcess('rsync', args);
  if (exitCode !== 0) {
    throw new CommandFailure(`rsync ended with exit code ${exitCode}. Run the command again.`);
  }
}
