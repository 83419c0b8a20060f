import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {collectPackages} from 'wit-docs';
import {readSources} from 'docusaurus-wit-reference/sources';
import {packWit, WIT_FOLDER, witDownloads} from '../index';

const NOTE = /^\s*\/\/ run: /;
const ARCHIVE = {
  name: 'house-wit',
  readme: '# Packages\n\nAll of them:',
  withoutLines: NOTE,
};
const siteDir = path.join(import.meta.dirname, '../../../..');
const sources = readSources(siteDir, WIT_FOLDER);
const packages = collectPackages(sources);

/** The folder of a reader, with the archive, the checksums and an empty `wit`. */
const folder = mkdtempSync(path.join(tmpdir(), 'wit-downloads-'));
afterAll(() => rmSync(folder, {recursive: true}));

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26});

beforeAll(async () => {
  const context = {siteDir, baseUrl: '/', generatedFilesDir: path.join(folder, 'generated')};
  const {loadContent, postBuild} = witDownloads(ARCHIVE)(context);
  await loadContent?.();
  await postBuild?.({outDir: path.join(folder, 'build')} as never);
  mkdirSync(path.join(folder, 'wit'));
  run('cp', 'build/wit/house-wit.tar.gz', 'build/wit/SHA256SUMS', '.');
});

describe('the archive of the packages', () => {
  it('has the checksum that is listed', () => {
    const bytes = readFileSync(path.join(folder, 'house-wit.tar.gz'));
    const sum = createHash('sha256').update(bytes).digest('hex');
    const list = readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8');
    expect(list).toBe(`${sum}  house-wit.tar.gz\n`);
  });

  it('has the same bytes each time', async () => {
    const bytes = readFileSync(path.join(folder, 'house-wit.tar.gz'));
    expect((await packWit(readSources(siteDir, WIT_FOLDER), ARCHIVE)).content.equals(bytes)).toBe(
      true,
    );
  });

  it('unpacks to every file of sources/wit/ without the notes for authors, and a README that names each package', () => {
    run('tar', '-xzf', 'house-wit.tar.gz', '-C', 'wit');
    let notes = 0;
    for (const {file, text} of sources) {
      const [, name, rest] = /^sources\/wit\/(deps\/[^/]+|[^/]+)\/(.+)$/.exec(file) ?? [];
      const place = name?.startsWith('deps/') ? name.replace('deps/', 'wasi-') : `hayride-${name}`;
      const lines = text.split('\n').filter((line) => !NOTE.test(line));
      const unpacked = readFileSync(path.join(folder, 'wit/deps', place, rest ?? ''), 'utf8');
      expect(unpacked).toBe(lines.join('\n'));
      notes += text.split('\n').length - lines.length;
    }
    expect(notes).toBeGreaterThan(100);
    const readme = readFileSync(path.join(folder, 'wit/deps/README.md'), 'utf8');
    expect(readme).toMatch(/^# Packages\n\nAll of them:\n\n- /);
    expect(readme.match(/^- `.*`$/gm)).toEqual(
      packages.map(({name, version}) => `- \`${name}@${version}\``),
    );
    const list = run('tar', '-tzf', 'house-wit.tar.gz').stdout.trim().split('\n');
    expect(list).toHaveLength(sources.length + 1);
  });
});
