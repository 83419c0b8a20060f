import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listFiles} from '../plugins/lib/files';

/** A project that has nothing but the packages, as they would be published. */
const project = mkdtempSync(path.join(tmpdir(), 'packages-'));
afterAll(() => rmSync(project, {recursive: true}));

const write = (file: string, content: string) => writeFileSync(path.join(project, file), content);
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, {
    cwd: project,
    encoding: 'utf8',
    shell: program === 'npm',
    stdio: 'pipe',
  });

type Manifest = {name: string; private?: boolean; dependencies?: Record<string, string>};

/** The packages by their names, each with its folder. */
const packages = readdirSync('packages').map((folder) => {
  const {name} = JSON.parse(readFileSync(`packages/${folder}/package.json`, 'utf8')) as Manifest;
  return {name, folder: `packages/${folder}`};
});

beforeAll(() => {
  write('package.json', '{"type": "module"}');
  for (const {folder} of packages) {
    const args = ['commands/pack.mjs', folder, '--pack-destination', project];
    execFileSync('node', args, {stdio: 'pipe'});
  }
  const archives = readdirSync(project).filter((file) => file.endsWith('.tgz'));
  run('npm', 'install', '--offline', ...archives.map((file) => `./${file}`));
});

describe.each(packages)('the package $name, as it would be published,', ({name, folder}) => {
  const at = path.join(project, 'node_modules', name);
  const read = (file: string) => readFileSync(path.join(at, file), 'utf8');

  it('has modules with their declarations, a README and its licence', () => {
    const sources = readdirSync(`${folder}/src`).map((file) => `src/${path.parse(file).name}`);
    const built = sources.flatMap((stem) => [`${stem}.d.ts`, `${stem}.js`]);
    expect(listFiles(at).sort()).toEqual(['LICENSE', 'README.md', 'package.json', ...built].sort());
    expect(JSON.parse(read('package.json'))).not.toHaveProperty('private');
  });

  it('imports only itself, Node and what its manifest names, and does not know this site', () => {
    const {dependencies = {}} = JSON.parse(read('package.json')) as Manifest;
    for (const file of listFiles(at).filter((each) => each !== 'LICENSE')) {
      const text = read(file);
      expect(text).not.toMatch(/hayride/i);
      if (!file.startsWith('src/')) continue;
      const imports = [...text.matchAll(/\bfrom ['"]([^'"]+)['"]/g)].map(
        ([, target = '']) => target,
      );
      const others = imports.filter((target) => !/^(?:node:|\.\/[\w-]+\.js$)/.test(target));
      expect(others.filter((target) => !Object.hasOwn(dependencies, target))).toEqual([]);
    }
  });
});

describe('the README of wit-docs', () => {
  const readme = readFileSync('packages/wit/README.md', 'utf8');
  const findBlock = (language: string) =>
    readme.match(new RegExp(`^(\`{3,})${language}\\n([^]*?\\n)\\1$`, 'm'))?.[2] ?? '';

  it('has an example that prints what it says', () => {
    mkdirSync(path.join(project, 'wit'));
    write('wit/greeter.wit', findBlock('wit'));
    write('example.js', findBlock('js'));
    expect(run('node', 'example.js').trim()).toBe(findBlock('text').trim());
  });
});

it('the declarations of wit-docs are types for TypeScript', () => {
  write(
    'tsconfig.json',
    '{"compilerOptions": {"module": "nodenext", "strict": true, "noEmit": true, "types": []}}',
  );
  write(
    'types.ts',
    [
      "import {parseWit, type Package, resolvePackages} from 'wit-docs';",
      "export const name: string | undefined = parseWit('').package?.name;",
      '// @ts-expect-error -- a name is no number',
      "export const wrong: number | undefined = parseWit('').package?.name;",
      'export const find = (all: Package[]): string[] =>',
      "  resolvePackages(all).usedBy.get('a:b/c') ?? [];",
      '',
    ].join('\n'),
  );
  const oxlint = path.resolve('node_modules/oxlint/bin/oxlint');
  const output = run('node', oxlint, '--type-aware', '--type-check', 'types.ts');
  expect(output).toContain('Found 0 warnings and 0 errors.');
});
