import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {ReadWit} from './parseWit';

/** Node's own `import`, which the runner of this TypeScript does not pass on. */
export type ImportModule = (url: string) => Promise<unknown>;

/** What this uses of jco's own build of the WIT parser. */
type Bindgen = {
  $init: Promise<void>;
  generateTypes: (name: string, options: {wit: {tag: 'path'; val: string}; world: string}) => void;
};

/** The WIT parser in npm's toolchain: the same code as wasm-tools, without places in its messages. */
export async function readWitWithJco(
  toolchain: string,
  importModule: ImportModule,
): Promise<ReadWit> {
  const file =
    'node_modules/@bytecodealliance/jco-transpile/vendor/js-component-bindgen-component.js';
  const url = pathToFileURL(path.join(toolchain, file)).href;
  const bindgen = (await importModule(url)) as Bindgen;
  await bindgen.$init;
  return (folder) => {
    try {
      bindgen.generateTypes('block', {wit: {tag: 'path', val: folder}, world: 'block'});
      return Promise.resolve(undefined);
    } catch (error) {
      const {payload, message} = error as {payload?: string; message: string};
      return Promise.resolve(payload ?? message);
    }
  };
}

/** wasm-tools itself, which names line and column. */
export function readWitWithWasmTools(env: NodeJS.ProcessEnv): ReadWit {
  return (folder) => {
    const {status, stderr, error} = spawnSync('wasm-tools', ['component', 'wit', folder], {
      env,
      encoding: 'utf8',
    });
    if (error) {
      throw error;
    }
    return Promise.resolve(status === 0 ? undefined : stderr);
  };
}
