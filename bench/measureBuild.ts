import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {watchMemory} from './watchMemory';

type BuildOptions = {
  /** The repository's folder. */
  root: string;
  /** The site's folder, from the root. */
  folder: string;
  outDir: string;
  /** A configuration other than the folder's own. */
  config?: string;
  /** Whether the bundler uses and keeps its cache. */
  hasCache?: boolean;
};

/** What a build costs: seconds, and the most memory of all its processes at once, in MB. */
export type BuildCost = {seconds: number; memory: number};

/**
 * Builds a site in its own process, and returns what that cost. Rejects with all that it printed if it
 * cannot be built.
 */
export async function measureBuild(options: BuildOptions): Promise<BuildCost> {
  const {root, folder, outDir, config, hasCache = false} = options;
  const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  if (!existsSync(cli)) {
    throw new Error('the dependencies are not installed. Install them: npm ci');
  }
  const args = [cli, 'build', path.join(root, folder), '--out-dir', outDir];
  const {DOCUSAURUS_NO_PERSISTENT_CACHE: _cache, ...inherited} = process.env;
  const env = {
    ...inherited,
    // Beside the result, so that a running development server keeps its own.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${outDir}-generated`,
    NO_UPDATE_NOTIFIER: 'true',
    ...(!hasCache && {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}),
  };
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args, ...(config ? ['--config', config] : [])], {
      cwd: root,
      env,
    });
    const memory = watchMemory(child.pid ?? 0);
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (exitCode) => {
      const peak = memory.stop();
      if (exitCode === 0) {
        resolve({seconds: (performance.now() - start) / 1000, memory: peak});
      } else {
        const text = Buffer.concat(output).toString();
        reject(new Error(`${folder} cannot be built (exit code ${exitCode}):\n${text}`));
      }
    });
  });
}
