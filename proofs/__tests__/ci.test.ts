import {execFileSync, spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';

const script = path.resolve(__dirname, '../../.ci/run');

/** Runs `.ci/run` in a repository with one commit and a fake npm. */
function runCi({prove, test, age = 0}: {prove: string; test: string; age?: number}) {
  const root = mkdtempSync(path.join(tmpdir(), 'ci-run-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  mkdirSync(path.join(root, '.ci'));
  mkdirSync(path.join(root, 'bin'));
  copyFileSync(script, path.join(root, '.ci/run'));
  const write = (file: string, lines: string) =>
    writeFileSync(path.join(root, file), `#!/bin/bash\n${lines}\n`, {mode: 0o755});
  write('bin/npm', `echo "$@" >> asked\ncase "$*" in *prove*) ${prove};; *) ${test};; esac`);
  const date = new Date(Date.now() - age * 3_600_000).toISOString();
  const env = {...process.env, PATH: `${path.join(root, 'bin')}:${process.env.PATH}`};
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: root,
      env: {...env, GIT_COMMITTER_DATE: date},
    })
      .toString()
      .trim();
  git('init', '--quiet');
  git('add', '.ci');
  git('commit', '--quiet', '-m', 'a');
  const {status, stdout} = spawnSync('bash', ['.ci/run'], {
    cwd: root,
    env: {...env, PROVE_SINCE: ''},
    encoding: 'utf8',
  });
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8').trim();
  return {
    status,
    last: stdout.trim().split('\n').at(-1),
    end: stdout.trim().split('\n').slice(-4),
    asked: read('asked').split('\n'),
    commit: git('rev-parse', 'HEAD'),
  };
}

const PROVED = 'echo "2 passed, 0 failed"';

describe('the run of CI', () => {
  it('ends with the sum of the proofs and the tests', () => {
    const run = runCi({prove: PROVED, test: 'echo "30 passed, 0 failed"'});
    expect(run).toMatchObject({status: 0, last: '32 passed, 0 failed'});
    expect(run.asked.at(-1)).toBe('test --silent');
  });

  it('confirms what was proved since the newest commit that is more than eight hours old', () => {
    const {asked, commit} = runCi({prove: PROVED, test: PROVED, age: 9});
    expect(asked[0]).toBe(`run --silent prove -- --since ${commit} --at-most 50`);
  });

  it('confirms everything where no commit is that old', () => {
    const {asked} = runCi({prove: PROVED, test: PROVED, age: 7});
    expect(asked[0]).toBe(
      'run --silent prove -- --since 4b825dc642cb6eb9a060e54bf8d69288fbee4904 --at-most 50',
    );
  });

  it.each([
    ['a proof fails', 'echo "1 passed, 1 failed"; exit 2', PROVED, '3 passed, 1 failed'],
    ['a test fails', PROVED, 'echo "1 passed, 3 failed"; exit 1', '3 passed, 3 failed'],
    ['the proofs end without a sum', 'exit 1', PROVED, '2 passed, 1 failed'],
    ['the tests end without a sum', PROVED, 'echo "no"; exit 1', '2 passed, 1 failed'],
    ['the tests only end with an error', PROVED, `${PROVED}; exit 3`, '4 passed, 1 failed'],
  ])('fails where %s', (_what, prove, test, last) => {
    expect(runCi({prove, test})).toMatchObject({status: 1, last});
  });
});

describe('proofs that failed', () => {
  it('are shown again after the tests, in front of the sum', () => {
    const prove =
      'printf "%s\\n" "a: failed" "" "Failed:" "a:1:2 output" "" "1 passed, 1 failed"; exit 2';
    const {end} = runCi({prove, test: PROVED});
    expect(end).toEqual(['a:1:2 output', '', '1 passed, 1 failed', '3 passed, 1 failed']);
  });
});

describe('raising a version', () => {
  /** Runs `.ci/raise` in a repository of these files, and returns the files afterwards. */
  function raise(files: Record<string, string>, ...versions: string[]) {
    const root = mkdtempSync(path.join(tmpdir(), 'ci-raise-'));
    onTestFinished(() => rmSync(root, {recursive: true}));
    mkdirSync(path.join(root, '.ci'));
    copyFileSync(path.resolve(script, '../raise'), path.join(root, '.ci/raise'));
    Object.entries(files).forEach(([file, text]) => writeFileSync(path.join(root, file), text));
    execFileSync('git', ['init', '--quiet'], {cwd: root});
    execFileSync('git', ['add', '.'], {cwd: root});
    const {status, stdout, stderr} = spawnSync('.ci/raise', versions, {cwd: root});
    const left = Object.keys(files).map((file) => readFileSync(path.join(root, file), 'utf8'));
    return {status, listed: stdout.toString(), said: stderr.toString(), left};
  }

  it('replaces whole words in all files but lockfiles, and lists these files', () => {
    const text = 'x@0.1.0 v0.1.0 0.1.01 0x1.0\n';
    const {status, listed, left} = raise({'a b.md': text, 'Cargo.lock': text}, '0.1.0', '0.2.0');
    expect([status, listed]).toEqual([0, 'a b.md\n']);
    expect(left).toEqual(['x@0.2.0 v0.1.0 0.1.01 0x1.0\n', text]);
  });

  it('replaces a checksum, whatever characters are in it', () => {
    const {left} = raise({'go.sum': 'm v1 h1:a+/b=\n'}, 'h1:a+/b=', 'h1:$c@d/=');
    expect(left).toEqual(['m v1 h1:$c@d/=\n']);
  });

  it('says how to look for what no file has', () => {
    expect(raise({a: 'v0.1.0\n'}, '0.1.0', '0.2.0')).toMatchObject({
      status: 1,
      said: "No file has the word 0.1.0. Look for it with: git grep -F '0.1.0'\n",
    });
  });
});
