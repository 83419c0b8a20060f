import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {writeDownloads} from '../../../lib/downloads';
import {listFiles} from 'docusaurus-built-pages/files';
import pluginExampleArchives, {packExamples} from '../index';
import {packExample, listCommands, renderReadme} from '../packExample';
import {listExamples, readExample} from '../readExample';

const ROOT = path.resolve(__dirname, '../../../..');

/** Runs tar or git, which every system has. */
const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, {cwd, encoding: 'utf8'});

const URL = 'https://docs.example.org';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'example-archives-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
afterAll(() => rmSync(folder, {recursive: true}));

/** Creates a repository with one example, `bolt-go`, and returns its root. */
function createRoot(name: string, files: Record<string, string>): string {
  const root = path.join(folder, name);
  for (const [file, content] of Object.entries(files)) {
    const full = path.join(root, 'examples/bolt-go', file);
    mkdirSync(path.dirname(full), {recursive: true});
    writeFileSync(full, content);
  }
  return root;
}

const DESCRIPTION = JSON.stringify({
  title: 'A bolt in Go',
  language: 'go',
  tools: {go: '1.26'},
  build: ['go vet ./...'],
  alternatives: [
    {
      tools: {tinygo: '0.41.1', 'wasm32-wasip2': '1.95.0'},
      build: ['cd bolt && tinygo build -o bolt.wasm .'],
      run: [
        {
          command: 'wasmtime run bolt/bolt.wasm',
          expect: 'expect/run.txt',
          tools: {wasmtime: '36.0.2'},
        },
        {command: '! wasmtime run nut.wasm', expect: 'expect/no-nut.txt'},
        {command: 'run-on-hayride bolt/bolt.wasm', expect: 'expect/run.txt'},
      ],
    },
  ],
});

const FILES = {
  'example.json': DESCRIPTION,
  'bolt/main.go': 'package main\n',
  'expect/run.txt': 'ok\n',
};

const paths = (root: string) => readExample(root, 'bolt-go').files.map((file) => file.path);

describe('the archives', () => {
  it('unpack to the files of the examples, each with a README', async () => {
    const target = path.join(folder, 'archives');
    await writeDownloads(await packExamples(ROOT, URL), target);
    for (const name of listExamples(ROOT)) {
      run('tar', ['-xzf', `${name}.tar.gz`], target);
      const {files} = readExample(ROOT, name);
      const unpacked = listFiles(path.join(target, name));
      expect(unpacked).toEqual(['README.md', ...files.map((file) => file.path)].sort());
      for (const file of files) {
        expect(readFileSync(path.join(target, name, file.path))).toEqual(file.content);
        expect(readFileSync(path.join(ROOT, 'examples', name, file.path))).toEqual(file.content);
      }
    }
  });

  it('have the checksums that are listed', async () => {
    const target = path.join(folder, 'checked');
    await writeDownloads(await packExamples(ROOT, URL), target);
    const list = readFileSync(path.join(target, 'SHA256SUMS'), 'utf8');
    const wanted = listExamples(ROOT).map((name) => {
      const bytes = readFileSync(path.join(target, `${name}.tar.gz`));
      return `${createHash('sha256').update(bytes).digest('hex')}  ${name}.tar.gz\n`;
    });
    expect(list).toBe(wanted.join(''));
    expect(readdirSync(target)).toHaveLength(wanted.length + 1);
  });

  it('have the same bytes each time, whenever and in which order the files were written', async () => {
    const reversed = Object.fromEntries(Object.entries(FILES).reverse());
    const [first, second] = await Promise.all(
      [createRoot('first', FILES), createRoot('second', reversed)].map((root) =>
        packExample(readExample(root, 'bolt-go'), URL),
      ),
    );
    expect(first?.content.equals(second?.content ?? Buffer.of())).toBe(true);
    expect(first).toMatchObject({file: 'bolt-go.tar.gz', sha256: second?.sha256});
  });

  it("have the same bytes in a clone of git's for Windows, by the attributes of this repository", async () => {
    const root = createRoot('unix', FILES);
    copyFileSync(path.join(ROOT, '.gitattributes'), path.join(root, '.gitattributes'));
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@a.example'];
    run('git', ['init', '--quiet'], root);
    run('git', ['add', '.'], root);
    run('git', [...author, 'commit', '--quiet', '--message=A bolt'], root);
    const clone = path.join(folder, 'windows');
    run('git', ['clone', '--quiet', '--config', 'core.autocrlf=true', root, clone], folder);
    const [own, cloned] = await Promise.all(
      [root, clone].map((place) => packExample(readExample(place, 'bolt-go'), URL)),
    );
    expect(cloned?.sha256).toBe(own?.sha256);
  });

  it('say nothing of the machine: no owner, no time, no system', async () => {
    const {content} = await packExample(readExample(createRoot('plain', FILES), 'bolt-go'), URL);
    expect(content.subarray(4, 8)).toEqual(Buffer.alloc(4));
    expect(content[9]).toBe(255);
    writeFileSync(path.join(folder, 'plain.tar.gz'), content);
    const lines = run('tar', ['-tvzf', 'plain.tar.gz', '--numeric-owner', '--utc'], folder);
    const entries = lines.trim().split('\n');
    expect(entries).toHaveLength(4);
    for (const entry of entries) {
      expect(entry).toMatch(/^-rw-r--r-- 0\/0 +\d+ 1970-01-01 00:00 bolt-go\//);
    }
  });
});

describe('the files of an example', () => {
  it('are all that are there outside of a repository, sorted', () => {
    expect(paths(createRoot('outside', FILES))).toEqual(Object.keys(FILES).sort());
  });

  it('are those that git doesn’t ignore and that are still there in a repository', () => {
    const root = createRoot('inside', {...FILES, 'gone.txt': ''});
    run('git', ['init', '--quiet'], root);
    run('git', ['add', '.'], root);
    writeFileSync(path.join(root, '.gitignore'), 'target/\n');
    createRoot('inside', {'target/bolt.wasm': 'built', 'new.txt': ''});
    rmSync(path.join(root, 'examples/bolt-go/gone.txt'));
    expect(paths(root)).toEqual([...Object.keys(FILES), 'new.txt'].sort());
  });

  it('are those of their own repository in a hook of git, which names another one', () => {
    const other = createRoot('other', FILES);
    run('git', ['init', '--quiet'], other);
    const root = createRoot('hooked', {...FILES, 'target/bolt.wasm': 'built'});
    run('git', ['init', '--quiet'], root);
    writeFileSync(path.join(root, '.gitignore'), 'target/\n');
    vi.stubEnv('GIT_DIR', path.join(other, '.git'));
    vi.stubEnv('GIT_INDEX_FILE', path.join(other, '.git/index'));
    expect(paths(root)).toEqual(Object.keys(FILES).sort());
  });

  it('cannot be known where git refuses to read the repository, which is said with the remedy', () => {
    const root = createRoot('foreign', FILES);
    run('git', ['init', '--quiet'], root);
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', 'true');
    expect(() => readExample(root, 'bolt-go')).toThrow(
      /^Git cannot read the repository of .*bolt-go, .* dubious ownership .* git config --global --add safe\.directory .*foreign$/,
    );
  });

  it('are said to be all outside of a repository', () => {
    const say = vi.spyOn(console, 'log').mockReturnValue();
    const siteDir = createRoot('untracked', FILES);
    pluginExampleArchives({siteDir, baseUrl: '/', generatedFilesDir: siteDir}, URL);
    expect(say.mock.calls).toEqual([
      ['Without a repository of Git, archives of examples have all files, built or not.'],
    ]);
    run('git', ['init', '--quiet'], siteDir);
    pluginExampleArchives({siteDir, baseUrl: '/', generatedFilesDir: siteDir}, URL);
    expect(say).toHaveBeenCalledTimes(1);
  });

  it('need a description that can be read', () => {
    const root = createRoot('broken', {'example.json': '{"title": '});
    expect(() => readExample(root, 'bolt-go')).toThrow(
      /^examples\/bolt-go\/example\.json:1:1: this cannot be read: .*\. Describe the example there, in JSON\.$/s,
    );
  });
});

describe('the words about an example', () => {
  const read = (files: Record<string, string>) =>
    readExample(createRoot('words', {...FILES, ...files}), 'bolt-go');

  it('are a README with its tools and the commands of each way to build it', () => {
    expect(renderReadme(read({}), URL)).toMatchInlineSnapshot(`
      "# A bolt in Go

      The example \`bolt-go\` of the Hayride documentation, https://docs.example.org.

      ## Build and run

      You need:

      - \`go\` 1.26

      \`\`\`sh
      go vet ./...
      \`\`\`

      ## Build and run with other tools

      You need:

      - \`tinygo\` 0.41.1
      - the Rust target \`wasm32-wasip2\`, of Rust 1.95.0
      - \`wasmtime\` 36.0.2

      \`\`\`sh
      (cd bolt && tinygo build -o bolt.wasm .)
      # Prints what is in expect/run.txt:
      wasmtime run bolt/bolt.wasm
      # Fails, and prints what is in expect/no-nut.txt:
      wasmtime run nut.wasm
      \`\`\`
      "
    `);
  });

  it('name any other tool by its program', () => {
    const example = DESCRIPTION.replaceAll('tinygo', 'constructor');
    expect(renderReadme(read({'example.json': example}), URL)).toContain(
      '- `constructor` 0.41.1\n',
    );
  });

  it('are commands that build the component, and install the packages that it names', () => {
    expect(listCommands(read({}))).toEqual([
      'tar -xzf bolt-go.tar.gz',
      'cd bolt-go',
      '(cd bolt && tinygo build -o bolt.wasm .)',
    ]);
    expect(listCommands(read({'package.json': '{}'}))).toContain('npm install');
    expect(listCommands(read({'requirements.txt': ''}))).toEqual(
      expect.arrayContaining(['. .venv/bin/activate', 'pip install -r requirements.txt']),
    );
  });
});
