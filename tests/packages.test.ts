import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listFiles} from 'docusaurus-built-pages/files';
import {listPackages, packPackages, unpackArchive} from './support/installPackages';

/** A project with nothing but the packages, as they would be published. */
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

type Manifest = {
  name: string;
  version: string;
  exports: Record<string, string | {types: string; default: string}>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** The packages by name, each with its folder and its dependencies. */
const packages = listPackages().map((name) => {
  const folder = `packages/${name}`;
  const manifest = readFileSync(`${folder}/package.json`, 'utf8');
  const {dependencies = {}, ...rest} = JSON.parse(manifest) as Manifest;
  const archive = path.join(project, `${rest.name}-${rest.version}.tgz`);
  return {name: rest.name, folder, archive, dependencies: Object.keys(dependencies)};
});

/** Packages that work without Docusaurus; a second site has the others installed. */
const programs = packages.filter(({name}) => !name.startsWith('docusaurus-'));

/** Programs that use types of each package; one of them uses a type wrongly. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  'section-search': [
    "import {buildIndex, type Page} from 'section-search';",
    "import {createFinder, type Result} from 'section-search/finder';",
    "export const size = (pages: Page[]): number => buildIndex(pages, {file: 'a.json'}).length;",
    '// @ts-expect-error -- a page has an address',
    "buildIndex([{title: 'A'}]);",
    'export const find = createFinder({} as never, () => Promise.resolve());',
    "export const name = (result: Result): string => result.trail.join(' › ');",
  ],
  'wit-docs': [
    "import {parseWit, type Package, resolvePackages} from 'wit-docs';",
    "export const name: string | undefined = parseWit('').package?.name;",
    '// @ts-expect-error -- a name is no number',
    "export const wrong: number | undefined = parseWit('').package?.name;",
    'export const find = (all: Package[]): string[] =>',
    "  resolvePackages(all).usedBy.get('a:b/c') ?? [];",
  ],
};

beforeAll(async () => {
  write('package.json', '{"type": "module"}');
  await packPackages(project);
  // As they are installed here, because no registry is asked.
  const needed = new Set(programs.flatMap(({dependencies}) => dependencies));
  const archives = [...needed].map((name) => {
    const packed = run('npm', 'pack', '--ignore-scripts', path.resolve('node_modules', name));
    return path.join(project, packed.trim());
  });
  run('npm', 'install', '--offline', ...programs.map(({archive}) => archive), ...archives);
  for (const {name, archive} of packages) {
    if (!programs.some((program) => program.name === name))
      await unpackArchive(readFileSync(archive), locate(name));
  }
});

const locate = (name: string) => path.join(project, 'node_modules', name);

/** Modules of Docusaurus that the code of plugins may import, besides its packages. */
const OF_DOCUSAURUS =
  /^@(?:theme(?:-init|-original)?|generated)\/|^@docusaurus\/(?:[A-Z]|use|router$)/;

/** Returns the packages that a module may belong to: its own, or the one with its types. */
const toPackages = (target: string) => {
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(target) ?? [];
  return [name, `@types/${name}`];
};

describe.each(packages)('the package $name, as it would be published,', ({name, folder}) => {
  const at = locate(name);
  const read = (file: string) => readFileSync(path.join(at, file), 'utf8');

  it('has modules with their declarations, a README and its licence', () => {
    const built = listFiles(`${folder}/src`).flatMap((file) => {
      const stem = `src/${file.replace(/\.tsx?$/, '')}`;
      return stem === `src/${file}` ? [stem] : [`${stem}.d.ts`, `${stem}.js`];
    });
    expect(listFiles(at).sort()).toEqual(['LICENSE', 'README.md', 'package.json', ...built].sort());
    expect(JSON.parse(read('package.json'))).not.toHaveProperty('private');
  });

  it('has the files that its exports name', () => {
    const {exports} = JSON.parse(read('package.json')) as Manifest;
    const files = Object.values(exports).flatMap((file) =>
      typeof file === 'string' ? [file] : Object.values(file),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.map((file) => path.posix.normalize(file))).toEqual(
      files
        .map((file) => path.posix.normalize(file))
        .filter((file) => listFiles(at).includes(file)),
    );
  });

  it('imports only itself, Node and what its manifest names, and does not know this site', () => {
    const {dependencies, peerDependencies} = JSON.parse(read('package.json')) as Manifest;
    const known = {[name]: '', ...dependencies, ...peerDependencies};
    for (const file of listFiles(at).filter((each) => each !== 'LICENSE')) {
      const text = read(file);
      expect(text).not.toMatch(/hayride|\bmorphs?\b/i);
      if (!/^src\/.*(?:\.m?js|\.d\.ts)$/.test(file)) continue;
      // Comments may name types.
      const code = text.replace(/\/\*[^]*?\*\//g, '');
      const imports = [
        ...code.matchAll(/\b(?:from |import |(?:require|import)\()['"]([^'"]+)['"]/g),
      ];
      for (const [, target = ''] of imports) {
        const inside = path.posix.join(path.posix.dirname(file), target);
        const isOwn = target.startsWith('.') ? inside.startsWith('src/') : /^node:/.test(target);
        const isKnown =
          isOwn ||
          OF_DOCUSAURUS.test(target) ||
          toPackages(target).some((each) => Object.hasOwn(known, each));
        expect(isKnown ? '' : `${file} imports ${target}`).toBe('');
      }
    }
  });
});

describe.each(programs)('the package $name, installed by npm,', ({name}) => {
  const read = (file: string) => readFileSync(path.join(locate(name), file), 'utf8');

  it('has a README whose program prints what it says', () => {
    const example = mkdtempSync(path.join(project, 'example-'));
    const blocks = [
      ...read('README.md').matchAll(/^(`{3,})(\w+)(?: title="(.+)")?\n([^]*?\n)\1$/gm),
    ];
    for (const [, , , file, content = ''] of blocks) {
      if (file === undefined) continue;
      mkdirSync(path.join(example, path.dirname(file)), {recursive: true});
      writeFileSync(path.join(example, file), content);
    }
    const printed = execFileSync('node', ['example.js'], {cwd: example, encoding: 'utf8'});
    const output = blocks.find(([, , language]) => language === 'text');
    expect(printed.trim()).toBe(output?.[4]?.trim());
  });

  it('has declarations that are types for TypeScript', () => {
    write(
      'tsconfig.json',
      '{"compilerOptions": {"module": "nodenext", "strict": true, "noEmit": true, "types": []}}',
    );
    write('types.ts', [...(TYPED[name] ?? []), ''].join('\n'));
    const oxlint = path.resolve('node_modules/oxlint/bin/oxlint');
    const output = run('node', oxlint, '--type-aware', '--type-check', 'types.ts');
    expect(output).toContain('Found 0 warnings and 0 errors.');
    expect(TYPED[name]?.join()).toContain('@ts-expect-error');
  });
});
