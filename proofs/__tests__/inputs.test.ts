import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {digestCode, digestFolders, digestPackages} from '../inputs';

/** A folder with some files; `write` changes one. */
function createFolder(files: Record<string, string>) {
  const root = mkdtempSync(path.join(tmpdir(), 'proofs-inputs-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  Object.entries(files).forEach(([file, text]) => write(file, text));
  return {root, write};
}

describe('the digest of code', () => {
  const FILES = {
    'proofs/run.ts':
      "import type {A} from './types';\nimport {\n  b,\n} from '../tools/b';\nb();\n",
    'proofs/types.ts': 'export type A = 1;\n',
    'tools/b/index.ts': "export {c as b} from '../c.mjs';\nexport {d} from '../../plugins/d';\n",
    'tools/c.mjs': "import path from 'node:path';\nimport './e.js';\nexport const c = path.sep;\n",
    'tools/e.ts': '',
    'plugins/d.ts': 'export const d = 1;\n',
  };

  it.each(['proofs/run.ts', 'tools/b/index.ts', 'tools/c.mjs', 'tools/e.ts'])(
    'changes with %s',
    (file) => {
      const {root, write} = createFolder(FILES);
      const before = digestCode(root, 'proofs/run.ts');
      write(file, `${FILES[file as keyof typeof FILES]}// changed\n`);
      expect(digestCode(root, 'proofs/run.ts')).not.toBe(before);
    },
  );

  it.each(['proofs/types.ts', 'plugins/d.ts'])('does not change with %s', (file) => {
    const {root, write} = createFolder(FILES);
    const before = digestCode(root, 'proofs/run.ts');
    write(file, '// changed\n');
    expect(digestCode(root, 'proofs/run.ts')).toBe(before);
  });

  it('cannot be had where an import leads nowhere', () => {
    const {root} = createFolder({'proofs/run.ts': "import {a} from './a';\n"});
    expect(() => digestCode(root, 'proofs/run.ts')).toThrow(
      'proofs/run.ts imports ./a, which is not there.',
    );
  });
});

describe('the digest of the packages in wit/', () => {
  const WIT = 'package a:b;\n\ninterface c {\n  d: func();\n}\n';

  it('does not change with comments, but with everything else', () => {
    const {root, write} = createFolder({'wit/a/b.wit': WIT});
    const before = digestPackages(root);
    write('wit/a/b.wit', WIT.replace('  d:', '  /// Does d.\n  // run: d\n  d:'));
    expect(digestPackages(root)).toBe(before);
    write('wit/a/b.wit', WIT.replace('func()', 'func() -> u8'));
    expect(digestPackages(root)).not.toBe(before);
  });
});

describe('the digest of folders', () => {
  it('changes with a name and with a text, but not with what does not match', () => {
    const {root, write} = createFolder({'src/a.ts': '1', 'src/a.md': '1'});
    const digest = () => digestFolders(root, ['src'], /\.ts$/);
    const before = digest();
    write('src/a.md', '2');
    expect(digest()).toBe(before);
    write('src/a.ts', '2');
    const changed = digest();
    expect(changed).not.toBe(before);
    write('src/b.ts', '');
    expect(digest()).not.toBe(changed);
  });
});
