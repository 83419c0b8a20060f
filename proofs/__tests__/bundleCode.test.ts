import {describe, expect, it} from 'vitest';
import {bundleCode} from '../bundleCode';
import {createFolder} from './repository';

const FILES = {
  'proofs/run.ts':
    "import type {Word} from './types';\nimport {\n  greet,\n} from '../tools/greet';\nexport const run = (word: Word) => greet(word);\nexport const more = () => import('@site/plugins/more');\n",
  'proofs/types.ts': 'export type Word = string;\n',
  'tools/greet/index.ts':
    "export {hello as greet} from '../hello.mjs';\nexport {unused} from '../unused';\n",
  'tools/hello.mjs':
    "import path from 'node:path';\nimport {bye} from 'words';\nimport './effect.js';\nexport const hello = (word) => 'hello' + bye(word) + path.sep;\n",
  'tools/effect.ts': "console.log('effect');\n",
  'tools/unused.ts': "export const unused = 'unused';\n",
  'packages/words/package.json':
    '{"name": "words", "exports": {".": "./src/index.ts", "./loud": "./src/loud.ts"}}',
  'packages/words/src/index.ts':
    "import {loud} from 'words/loud';\nexport const bye = (word: string) => loud('bye' + word);\n",
  'packages/words/src/loud.ts': 'export const loud = (word: string) => word.toUpperCase();\n',
  'plugins/more.tsx': 'export default 1;\nexport const more = <p title="more">text</p>;\n',
};
type File = keyof typeof FILES;

/** Returns the bundled code of `proofs/run.ts` in these files, or of another entry. */
async function bundle(files: Readonly<Record<string, string>>, entry = 'proofs/run.ts') {
  const {root} = createFolder(files);
  return (await bundleCode(root, [entry])).get(entry);
}

const edit = (file: File, from: string, to: string) => ({
  ...FILES,
  [file]: FILES[file].replace(from, to),
});

const move = (from: string, to: string) =>
  Object.fromEntries(
    Object.entries(FILES).map(([file, text]) => [
      file.replace(from, to),
      text.replaceAll(from, to),
    ]),
  );

describe('the code of a module', () => {
  it.each([
    ['is in another folder', FILES, undefined],
    ['has another name', {...FILES, 'other.ts': "export * from './proofs/run';"}, 'other.ts'],
    ['has imports that moved', move('tools', 'instruments'), undefined],
    ['has a dynamic import that moved', move('plugins', 'parts'), undefined],
    ['imports a package that moved in its folder', move('src/loud', 'src/noise'), undefined],
    ['has one of another name', move('plugins/more', 'plugins/less'), undefined],
    ['imports a folder of another name', move('tools/greet', 'tools/say'), undefined],
    ['has another layout', edit('tools/hello.mjs', '(word) =>', '(\n  word,\n) =>'), undefined],
    [
      'has a comment',
      edit('tools/greet/index.ts', 'export', '/** Greets @license */\nexport'),
      undefined,
    ],
    ['has other types', edit('proofs/types.ts', 'string', "'quiz' | 'jazz' | 'zzz'"), undefined],
    [
      'has a type of another name',
      edit('proofs/run.ts', '(word: Word)', '(word: Jazz)'),
      undefined,
    ],
    [
      'imports something else that it does not use',
      edit('tools/unused.ts', "'unused'", "'other'"),
      undefined,
    ],
  ])('is the same where it %s', async (_what, files, entry) => {
    const before = await bundle(FILES);
    expect((await bundle(files, entry))?.text).toBe(before?.text);
  });

  it.each<[string, File, string, string]>([
    ['itself', 'proofs/run.ts', 'greet(word)', 'greet(word + word)'],
    ['what another file exports again', 'tools/hello.mjs', "'hello'", "'hallo'"],
    ['what is imported for its effect', 'tools/effect.ts', "'effect'", "'other'"],
    ['a package of the repository', 'packages/words/src/index.ts', "'bye'", "'farewell'"],
    ['another entry of one', 'packages/words/src/loud.ts', 'toUpperCase', 'toLowerCase'],
    ['what is imported when it is needed', 'plugins/more.tsx', 'text', 'other'],
    ['the name of a package', 'tools/hello.mjs', "'node:path'", "'node:path/posix'"],
  ])('changes with %s', async (_what, file, from, to) => {
    const before = await bundle(FILES);
    const after = await bundle(edit(file, from, to));
    expect(after?.text).not.toBe(before?.text);
    expect(after?.files).toContain(file);
  });

  it('has the styles that it imports', async () => {
    const files = (colour: string) => ({
      'a.tsx': "import styles from './a.module.css';\nexport const a = styles.box;\n",
      'a.module.css': `.box {\n  color: ${colour}; /* one */\n}\n`,
    });
    const [red, blue] = [await bundle(files('red'), 'a.tsx'), await bundle(files('blue'), 'a.tsx')];
    expect(red?.text).toContain('color:red');
    expect(red?.files).toEqual(['a.module.css', 'a.tsx']);
    expect(blue?.text).not.toBe(red?.text);
  });

  it('cannot be had where an import leads nowhere', async () => {
    await expect(bundle({'proofs/run.ts': "import {a} from './a';\na();\n"})).rejects.toThrow(
      'proofs/run.ts:1:16: ERROR: Could not resolve "./a"',
    );
  });
});
