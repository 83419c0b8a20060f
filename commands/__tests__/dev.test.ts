import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createRepository, DOCUSAURUS} from './createRepository';

const CHECK = 'check/content/index.mjs';
const WAIT = 'setInterval(() => {}, 1000);';

let repository: Awaited<ReturnType<typeof createRepository>>;

beforeEach(async () => {
  repository = await createRepository();
});

afterEach(() => repository.remove());

describe('npm run dev', () => {
  it('checks the pages beside the server and ends both when it is stopped', async () => {
    await repository.write(DOCUSAURUS, `console.log('serves', ...process.argv.slice(2)); ${WAIT}`);
    await repository.write(
      CHECK,
      `setTimeout(() => console.log('checks', ...process.argv.slice(2)), 500); ${WAIT}`,
    );
    const {output, signal} = await repository.run('dev.mjs', 'checks --watch');
    expect(output).toContain('serves start --no-open --port 39471');
    expect(signal).toBe('SIGTERM');
  });

  it('ends the check when the server ends, with its exit code', async () => {
    await repository.write(DOCUSAURUS, `setTimeout(() => process.exit(3), 500);`);
    await repository.write(
      CHECK,
      `process.on('SIGTERM', () => {console.log('ended'); process.exit();}); ${WAIT}`,
    );
    const {output, exitCode} = await repository.run('dev.mjs');
    expect([output, exitCode]).toEqual(['ended\n', 3]);
  });

  it('goes on serving when the check fails', async () => {
    await repository.write(
      DOCUSAURUS,
      // Once the check has failed.
      `import {existsSync} from 'node:fs';
       setInterval(() => {if (existsSync('failed')) {console.log('serves'); process.exit();}}, 50);`,
    );
    await repository.write(
      CHECK,
      `import {writeFileSync} from 'node:fs';
       console.error('cannot check');
       process.on('exit', () => writeFileSync('failed', ''));
       process.exitCode = 1;`,
    );
    const {output, exitCode} = await repository.run('dev.mjs');
    expect([output, exitCode]).toEqual(['cannot check\nserves\n', 0]);
  });
});
