import {rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {REPOSITORY} from './repository.mjs';
import {runTool} from './runTool.mjs';

const DRAFT = path.join(REPOSITORY, '.cache/build');
const OLD = path.join(REPOSITORY, '.cache/build-old');

/** Where the finished site is. */
export const BUILD = path.join(REPOSITORY, 'build');

/**
 * Builds the production site. It is written beside `build/` and takes its place only when it is
 * complete; a build that fails changes nothing.
 * @param {{keepOutput?: boolean}} [options]
 * @returns {Promise<import('./runProcess.mjs').ProcessResult>}
 */
export async function buildSite({keepOutput = false} = {}) {
  await remove(DRAFT, OLD);
  const result = await runTool('docusaurus', ['build', '--out-dir', DRAFT], {
    keepOutput,
    env: {NO_UPDATE_NOTIFIER: 'true'},
  });
  if (result.status === 0) {
    await rename(BUILD, OLD).catch(() => undefined);
    await rename(DRAFT, BUILD);
  }
  await remove(DRAFT, OLD);
  return result;
}

/** @param {string[]} folders */
async function remove(...folders) {
  for (const folder of folders) {
    await rm(folder, {recursive: true, force: true});
  }
}
