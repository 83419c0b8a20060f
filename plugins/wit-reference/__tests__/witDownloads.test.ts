import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {collectPackages, readSources} from '../model/loadPackages';
import {packWit, witDownloads} from '../witDownloads';

const siteDir = path.join(import.meta.dirname, '../../..');
const sources = readSources(siteDir);
const packages = collectPackages(sources);

/** A folder of a reader: the archive beside the list, and `wit` with a world that imports everything. */
const folder = mkdtempSync(path.join(tmpdir(), 'wit-downloads-'));
afterAll(() => rmSync(folder, {recursive: true}));

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26});

const interfaces = packages.flatMap(({name, version, members}) =>
  members
    .filter(({kind}) => kind === 'interface')
    .map((member) => `${name}/${member.name}@${version}`),
);

beforeAll(async () => {
  const context = {siteDir, baseUrl: '/', generatedFilesDir: path.join(folder, 'generated')};
  const {loadContent, postBuild} = witDownloads(context);
  await loadContent?.();
  await postBuild?.({outDir: path.join(folder, 'build')} as never);
  mkdirSync(path.join(folder, 'wit'));
  const imports = interfaces.map((name) => `  import ${name};`).join('\n');
  const world = `package docs:reader;\n\nworld all {\n${imports}\n}\n`;
  writeFileSync(path.join(folder, 'wit/world.wit'), world);
  run('cp', 'build/wit/hayride-wit.tar.gz', 'build/wit/SHA256SUMS', '.');
});

describe('the archive of the packages', () => {
  it('has the checksum that is listed', () => {
    const bytes = readFileSync(path.join(folder, 'hayride-wit.tar.gz'));
    const sum = createHash('sha256').update(bytes).digest('hex');
    const list = readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8');
    expect(list).toBe(`${sum}  hayride-wit.tar.gz\n`);
  });

  it('has the same bytes each time', async () => {
    const bytes = readFileSync(path.join(folder, 'hayride-wit.tar.gz'));
    expect((await packWit(readSources(siteDir))).content.equals(bytes)).toBe(true);
  });

  it('unpacks to every file of wit/, unchanged, and a README that names each package', () => {
    run('tar', '-xzf', 'hayride-wit.tar.gz', '-C', 'wit');
    for (const {file, text} of sources) {
      const [, name, rest] = /^wit\/(deps\/[^/]+|[^/]+)\/(.+)$/.exec(file) ?? [];
      const place = name?.startsWith('deps/') ? name.replace('deps/', 'wasi-') : `hayride-${name}`;
      expect(readFileSync(path.join(folder, 'wit/deps', place, rest ?? ''), 'utf8')).toBe(text);
    }
    const readme = readFileSync(path.join(folder, 'wit/deps/README.md'), 'utf8');
    expect(readme.match(/^- `.*`$/gm)).toEqual(
      packages.map(({name, version}) => `- \`${name}@${version}\``),
    );
    const list = run('tar', '-tzf', 'hayride-wit.tar.gz').stdout.trim().split('\n');
    expect(list).toHaveLength(sources.length + 1);
  });

  if (run('wasm-tools', '--version').error !== undefined) {
    // Not skipped: a test that did not run counts as failed.
    it('is not read by wasm-tools, which is not here; in CI it must be', () => {
      expect(process.env.CI, 'CI without wasm-tools: see .ci/install-toolchains').toBeFalsy();
    });
  } else {
    it('gives wasm-tools every interface that a world may import', () => {
      run('tar', '-xzf', 'hayride-wit.tar.gz', '-C', 'wit');
      const {status, stdout, stderr} = run('wasm-tools', 'component', 'wit', 'wit');
      expect({status, stderr}).toEqual({status: 0, stderr: ''});
      expect(interfaces.length).toBeGreaterThan(20);
      const missing = interfaces.filter((name) => !stdout.includes(`import ${name};`));
      expect(missing).toEqual([]);
    });
  }
});
