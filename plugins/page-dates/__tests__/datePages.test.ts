import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {REFERENCES} from '../../../references';
import {datePages} from '../index';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-dates-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true});
});

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, {cwd: root, stdio: 'pipe'});

/** Writes files below a root and commits them on a day of January 2026, at night in New York. */
function commit(root: string, day: number, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  vi.stubEnv('GIT_COMMITTER_DATE', `2026-01-${String(day).padStart(2, '0')}T22:00:00-05:00`);
  git(root, 'add', '.');
  git(root, '-c', 'user.name=A', '-c', 'user.email=a@a.example', 'commit', '-m', `day ${day}`);
}

/** A repository whose pages are one of code, one of a reference and one of neither. */
function makeRepository(): string {
  const root = path.join(folder, 'repository');
  mkdirSync(root);
  git(root, 'init', '-b', 'main');
  commit(root, 1, {
    'docs/code.mdx': '```rust file=examples/a/main.rs\n```\n',
    'docs/größe.mdx': 'Text.',
    'docs/http.mdx': '<WitPackage name="hayride:http" />',
    'docs/old.mdx': 'Old.',
    'examples/a/main.rs': 'fn main() {}',
    'wit/ai/a.wit': '',
    'wit/http/a.wit': '',
  });
  commit(root, 2, {'docs/größe.mdx': 'New text.'});
  commit(root, 3, {'examples/a/main.rs': 'fn main() {run()}'});
  commit(root, 4, {'wit/http/a.wit': '// New.'});
  commit(root, 5, {'wit/ai/a.wit': '// New.', 'examples/ab/main.rs': ''});
  return root;
}

/** The date of each page of a folder; null where it is not known. */
async function readDates(root: string): Promise<Record<string, string | null>> {
  const {initialize, getFileLastUpdateInfo} = datePages(root, REFERENCES);
  void initialize({siteDir: root});
  const dates = readdirSync(path.join(root, 'docs')).map(async (file) => {
    const info = await getFileLastUpdateInfo(path.join(root, 'docs', file));
    return [file, info && new Date(info.timestamp).toISOString()] as const;
  });
  return Object.fromEntries(await Promise.all(dates));
}

const NOTHING = {'code.mdx': null, 'größe.mdx': null, 'http.mdx': null, 'old.mdx': null};

describe('the date of a page', () => {
  it('is that of the newest commit that changed something it shows, in any time zone', async () => {
    const root = makeRepository();
    const dates = {
      'code.mdx': '2026-01-04T03:00:00.000Z',
      'größe.mdx': '2026-01-03T03:00:00.000Z',
      'http.mdx': '2026-01-05T03:00:00.000Z',
      'old.mdx': '2026-01-02T03:00:00.000Z',
    };
    expect(await readDates(root)).toEqual(dates);
    vi.stubEnv('TZ', 'Pacific/Auckland');
    expect(await readDates(root)).toEqual(dates);
  });

  it('is that of its files where the site is a folder of the repository', async () => {
    const root = path.join(folder, 'repository');
    mkdirSync(root);
    git(root, 'init', '-b', 'main');
    commit(root, 1, {'site/docs/a.mdx': '', 'docs/a.mdx': ''});
    commit(root, 2, {'docs/a.mdx': 'New.'});
    expect(await readDates(path.join(root, 'site'))).toEqual({'a.mdx': '2026-01-02T03:00:00.000Z'});
  });

  it('is not known of a page that no commit has', async () => {
    const root = makeRepository();
    writeFileSync(path.join(root, 'docs/old.mdx'), 'Changed.');
    writeFileSync(path.join(root, 'docs/new.mdx'), '<WitPackage name="hayride:http" />');
    const {'new.mdx': none, 'old.mdx': old} = await readDates(root);
    expect([none, old]).toEqual([null, '2026-01-02T03:00:00.000Z']);
  });

  it('is not known in a shallow clone', async () => {
    const clone = path.join(folder, 'clone');
    git(folder, 'clone', '--depth', '2', `file://${makeRepository()}`, clone);
    expect(readFileSync(path.join(clone, 'docs/old.mdx'), 'utf8')).toBe('Old.');
    expect(await readDates(clone)).toEqual(NOTHING);
  });

  it('is not known outside a repository', async () => {
    const root = makeRepository();
    rmSync(path.join(root, '.git'), {recursive: true});
    expect(await readDates(root)).toEqual(NOTHING);
  });

  it('is not known without git', async () => {
    const root = makeRepository();
    vi.stubEnv('PATH', folder);
    expect(await readDates(root)).toEqual(NOTHING);
  });

  it('is not shown while pages are written', async () => {
    const root = makeRepository();
    vi.stubEnv('NODE_ENV', 'development');
    expect(await readDates(root)).toEqual(NOTHING);
  });
});
