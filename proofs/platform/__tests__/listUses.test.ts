import {describe, expect, it} from 'vitest';
import {listUnignoredFiles} from '../../../plugins/lib/git';
import {createFolder} from '../../__tests__/repository';
import {bundleCode} from '../../bundleCode';
import {listUses, readUsable} from '../listUses';

const COMPONENTS = 'proofs/platform/components';
const SCENARIO = 'proofs/platform/scenarios/a.scenarios.ts';

const FILES = {
  'sources/wit/ai/ai.wit':
    'package hayride:ai@1.0.0;\n\ninterface model {\n  use wasi:io/error@0.2.0.{error};\n  load: func();\n}\n',
  'sources/wit/db/db.wit': 'package hayride:db@1.0.0;\n\ninterface db {\n  open: func();\n}\n',
  'sources/wit/deps/io/package.wit':
    'package wasi:io@0.2.0;\n\ninterface error {\n  resource error;\n}\n',
  'examples/tour/a.wac': '',
  [`${COMPONENTS}/Cargo.toml`]: '[workspace]\n',
  [`${COMPONENTS}/Cargo.lock`]:
    '[[package]]\nname = "wit-bindgen"\nsource = "x"\n\n[[package]]\nname = "reader"\n',
  [`${COMPONENTS}/reader/Cargo.toml`]: '[package]\n',
  [`${COMPONENTS}/reader/wit/world.wit`]:
    'package test:reader;\n\nworld reader {\n  import hayride:ai/model@1.0.0;\n}\n',
  [`${COMPONENTS}/writer/Cargo.toml`]: '[package]\n',
  'proofs/platform/components.ts':
    'export const findComponent = (name: string) => name;\nexport const makeDummy = (items: string) => items;\n',
  'proofs/platform/makeModel.py': '',
};

/** Lists the inputs of a file of scenarios with this code. */
async function list(code: string, files: Readonly<Record<string, string>> = FILES) {
  const imports = "import {findComponent, makeDummy} from '../components';\n";
  const {root} = createFolder({
    ...files,
    [SCENARIO]: `${imports}console.log(findComponent, makeDummy);\n${code}\n`,
  });
  const bundle = (await bundleCode(root, [SCENARIO])).get(SCENARIO);
  return listUses(bundle ?? {text: '', files: []}, readUsable(root, listUnignoredFiles(root)));
}

describe('the inputs of scenarios', () => {
  it('are nothing of components and packages where none is named', async () => {
    expect(await list("console.log('wasi:other/a', 'reader');")).toEqual({
      files: [],
      folders: [],
      data: [[], false],
      sources: [],
    });
  });

  it('are the components that they name, with the packages of their worlds and what these use', async () => {
    const {files, folders, sources} = await list("findComponent('reader');");
    expect(files).toEqual([`${COMPONENTS}/Cargo.toml`]);
    expect(folders).toEqual([`${COMPONENTS}/reader`]);
    expect(sources).toEqual(['sources/wit/ai/ai.wit', 'sources/wit/deps/io/package.wit']);
  });

  it('are the components whose names they have, where one is put together', async () => {
    const {folders} = await list("for (const name of ['reader', 'x']) findComponent(name);");
    expect(folders).toEqual([`${COMPONENTS}/reader`]);
  });

  it('are the packages that they name, or all of a namespace where one is put together', async () => {
    const named = await list("makeDummy('import hayride:db/db@1.0.0;');");
    expect(named.sources).toEqual(['sources/wit/db/db.wit']);
    const built = await list("for (const name of ['db/db']) makeDummy(`import hayride:${name};`);");
    expect(built.sources).toEqual([
      'sources/wit/ai/ai.wit',
      'sources/wit/db/db.wit',
      'sources/wit/deps/io/package.wit',
    ]);
  });

  it('are the files and folders at the paths that they name', async () => {
    const code = "console.log('../makeModel.py', '../../../examples/tour', '../none', '../../..');";
    const {files, folders} = await list(code);
    expect([files, folders]).toEqual([['proofs/platform/makeModel.py'], ['examples/tour']]);
  });

  it.each([
    [
      'a comment in a package',
      'sources/wit/ai/ai.wit',
      '  load',
      '  /// Loads.\n  // run: load\n  load',
      true,
    ],
    ['the layout of a package', 'sources/wit/ai/ai.wit', '  load', '    load', true],
    ['a package', 'sources/wit/ai/ai.wit', 'load: func()', 'load: func() -> u8', false],
    ['another package', 'sources/wit/db/db.wit', 'func()', 'func() -> u8', true],
    [
      'a new component',
      `${COMPONENTS}/Cargo.lock`,
      '"reader"',
      '"reader"\n\n[[package]]\nname = "new"',
      true,
    ],
    ['a crate that they are built with', `${COMPONENTS}/Cargo.lock`, '"x"', '"y"', false],
  ] as const)('change, or not, with %s', async (_what, file, from, to, isSame) => {
    const code = "findComponent('reader');";
    const edited = {...FILES, [file]: FILES[file as keyof typeof FILES].replace(from, to)};
    const same = JSON.stringify(await list(code, edited)) === JSON.stringify(await list(code));
    expect(same).toBe(isSame);
  });

  it('cannot be had of a component that is not there', async () => {
    await expect(list("findComponent('gone');")).rejects.toThrow(
      'there is no component gone in proofs/platform/components.',
    );
  });
});
