import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

type Job = {
  'runs-on': string;
  strategy?: {matrix: {node: string[]}};
  needs?: string[];
  steps: {run?: string; uses?: string; with?: Record<string, unknown>}[];
};

const {jobs} = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as {
  jobs: Record<string, Job>;
};
const {engines} = JSON.parse(readFileSync('package.json', 'utf8')) as {engines: {node: string}};

describe('the script that installs toolchains', () => {
  it('reads files that are there', () => {
    const script = readFileSync('.ci/install-toolchains', 'utf8');
    const files = [...script.matchAll(/(?<=\s|")(?:\.\.\/)+(?!shared)[\w./-]+/g)].map(
      ([file]) => file,
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(path.join('.ci', file)))).toEqual([]);
  });
});

describe('the workflow', () => {
  it('tries the oldest versions of Node.js that the README promises', () => {
    const oldest = engines.node.split(' || ').map((range) => range.replace(/^\D+|\.0(\.0)?$/g, ''));
    const promise = oldest.map((version) => `${version}+`).join(', ');
    expect(readFileSync('README.md', 'utf8')).toContain(
      `[Node.js](https://nodejs.org) ${promise.replace(/, (?=[^,]*$)/, ' or ')}:`,
    );
    expect(jobs.check?.strategy?.matrix.node).toEqual(oldest);
  });

  it('installs, builds and runs the unit tests on Windows', () => {
    const onWindows = Object.values(jobs).filter((job) => job['runs-on'].startsWith('windows'));
    const commands = onWindows.flatMap(({steps}) => steps.flatMap(({run = []}) => run));
    expect(commands).toEqual(['npm test --silent -- --only build,unit']);
  });

  it('deploys the files whose names begin with a dot, too, which the upload leaves out by default', () => {
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    const uploads = steps.filter(({uses = ''}) =>
      uses.startsWith('actions/upload-pages-artifact@'),
    );
    expect(uploads.map((step) => step.with)).toEqual([
      {path: 'build', 'include-hidden-files': true},
    ]);
  });
});
