import {readFileSync} from 'node:fs';
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

describe('the workflow', () => {
  it('tries the oldest Node.js that the README promises', () => {
    const oldest = engines.node.replace('>=', '');
    expect(readFileSync('README.md', 'utf8')).toContain(
      `[Node.js](https://nodejs.org) ${oldest} or newer`,
    );
    expect(jobs.check?.strategy?.matrix.node).toContain(oldest);
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
