import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {hasHistory} from '../git';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'git-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true});
});

const git = (root: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], {
    cwd: root,
    stdio: 'pipe',
  });

/** Creates a repository with a number of commits. */
function makeRepository(commits: number): string {
  const root = path.join(folder, 'repository');
  mkdirSync(root);
  git(root, 'init');
  for (let count = 1; count <= commits; count++) {
    writeFileSync(path.join(root, 'a'), String(count));
    git(root, 'add', '.');
    git(root, 'commit', '-m', String(count));
  }
  return root;
}

describe('the history of a folder', () => {
  it('is known in a repository, also in a hook of another one', () => {
    const root = makeRepository(1);
    vi.stubEnv('GIT_DIR', path.join(folder, 'other'));
    expect(hasHistory(root)).toBe(true);
  });

  it.each([
    ['in a repository without commits', () => makeRepository(0)],
    ['outside a repository', () => folder],
    [
      'without git',
      () => {
        const root = makeRepository(1);
        vi.stubEnv('PATH', folder);
        return root;
      },
    ],
    [
      'in a shallow clone',
      () => {
        const clone = path.join(folder, 'clone');
        git(folder, 'clone', '--depth', '1', `file://${makeRepository(2)}`, clone);
        return clone;
      },
    ],
  ])('is not known %s', (_case, prepare) => {
    expect(hasHistory(prepare())).toBe(false);
  });

  it('cannot be known where git refuses to read the repository', () => {
    const root = makeRepository(1);
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', 'true');
    expect(() => hasHistory(root)).toThrow('git config --global --add safe.directory');
  });
});
