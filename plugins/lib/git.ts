import {execFileSync} from 'node:child_process';
import {statSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from 'docusaurus-built-pages/files';

/** Variables by which a git hook names its repository; git would use that one in every folder. */
// oxfmt-ignore
const OF_A_HOOK = [
  'ALTERNATE_OBJECT_DIRECTORIES', 'COMMON_DIR', 'DIR', 'GRAFT_FILE', 'INDEX_FILE', 'NAMESPACE',
  'OBJECT_DIRECTORY', 'PREFIX', 'SHALLOW_FILE', 'WORK_TREE',
].map((name) => `GIT_${name}`);

/** Tells whether a folder is in a git repository. */
export function isInRepository(folder: string): boolean {
  return runGit(folder, 'rev-parse') !== undefined;
}

/**
 * Lists the files in a folder that git does not ignore, as sorted paths in it with forward slashes: ignored files
 * are built, or an editor's. Lists all files outside a repository. Throws if there is no such folder.
 */
export function listUnignoredFiles(folder: string): string[] {
  const options = ['--cached', '--others', '--exclude-standard', '--deduplicate'];
  const known =
    runGit(folder, 'ls-files', '-z', ...options)
      ?.split('\0')
      .filter(Boolean) ?? [];
  if (known.length === 0) return listFiles(folder);
  return known
    .filter((file) => statSync(path.join(folder, file), {throwIfNoEntry: false})?.isFile())
    .sort();
}

/**
 * Tells whether git knows when each file of a folder last changed: not outside a repository, before the first commit,
 * and in a shallow clone, whose oldest commit seems to create every file.
 */
export function hasHistory(folder: string): boolean {
  const said = runGit(folder, 'rev-parse', '--is-shallow-repository', '--all') ?? '';
  return /^false\n./.test(said);
}

/**
 * Returns the output of a git command in a folder; undefined without git or a repository. Throws if git refuses to
 * read the repository. Removes the variables of a hook from this process for good, because Docusaurus calls git too.
 */
function runGit(folder: string, ...args: string[]): string | undefined {
  for (const name of OF_A_HOOK) delete process.env[name];
  try {
    const env = {...process.env, LC_ALL: 'C'};
    return execFileSync('git', args, {cwd: folder, encoding: 'utf8', stdio: 'pipe', env});
  } catch (error) {
    const {code, stderr = ''} = error as {code?: string; stderr?: string};
    if (code === 'ENOENT' || stderr.includes('not a git repository (or any')) return undefined;
    const reason = stderr.trim().replaceAll(/\s*\n\s*/g, ' ');
    const loss = 'nobody knows which files belong to the examples, and when pages changed';
    // Without the cause, which says less and would be reported instead.
    throw new Error(`Git cannot read the repository of ${folder}, so ${loss}. It says: ${reason}`);
  }
}
