import {execFileSync, spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';

const script = path.resolve(__dirname, '../../.ci/run');

/** Runs `.ci/run` in a repository of one commit, with stand-ins for npm and the installation of tools. */
function runCi({prove, test, age = 0}: {prove: string; test: string; age?: number}) {
  const root = mkdtempSync(path.join(tmpdir(), 'ci-run-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  mkdirSync(path.join(root, '.ci'));
  mkdirSync(path.join(root, 'bin'));
  copyFileSync(script, path.join(root, '.ci/run'));
  const write = (file: string, lines: string) =>
    writeFileSync(path.join(root, file), `#!/bin/bash\n${lines}\n`, {mode: 0o755});
  write('.ci/install-toolchains', 'echo "$@" > installed');
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
    asked: read('asked').split('\n'),
    installed: read('installed'),
    commit: git('rev-parse', 'HEAD'),
  };
}

const PROVED = 'echo "2 passed, 0 failed"';

describe('the run of CI', () => {
  it('ends with the sum of the proofs and the tests, and installs only fonts itself', () => {
    const run = runCi({prove: PROVED, test: 'echo "30 passed, 0 failed"'});
    expect(run).toMatchObject({status: 0, last: '32 passed, 0 failed', installed: 'fonts'});
    expect(run.asked.at(-1)).toBe('test --silent');
  });

  it('confirms what was proved since the newest commit that is more than a day old', () => {
    const {asked, commit} = runCi({prove: PROVED, test: PROVED, age: 25});
    expect(asked[0]).toBe(`run --silent prove -- --since ${commit}`);
  });

  it('confirms everything where no commit is that old', () => {
    const {asked} = runCi({prove: PROVED, test: PROVED, age: 23});
    expect(asked[0]).toBe('run --silent prove -- --since 4b825dc642cb6eb9a060e54bf8d69288fbee4904');
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
