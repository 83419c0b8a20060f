import {readFileSync} from 'node:fs';
import path from 'node:path';

const FILE = '.ci/versions.env';

/** Tools, and parts of them with a name of their own, by their variable. */
const VARIABLES = {
  cargo: 'RUST_VERSION',
  gguf: 'GGUF_VERSION',
  go: 'GO_VERSION',
  hayride: 'HAYRIDE_COMMIT',
  tinygo: 'TINYGO_VERSION',
  'tinygo-net': 'TINYGO_VERSION',
  wac: 'WAC_VERSION',
  'wasm-component-ld': 'WASM_COMPONENT_LD_VERSION',
  'wasm-tools': 'WASM_TOOLS_VERSION',
  'wasm32-wasip2': 'RUST_VERSION',
  wasmtime: 'WASMTIME_VERSION',
  'wit-bindgen': 'WIT_BINDGEN_VERSION',
};

/** Reads the versions of the tools that proofs need, unless a page or an example asks for others. */
export function readVersions(root: string): Record<string, string> {
  const text = readFileSync(path.join(root, FILE), 'utf8');
  const values = new Map(
    [...text.matchAll(/^(\w+)=(\S+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  return Object.fromEntries(
    Object.entries(VARIABLES).map(([tool, variable]) => {
      const value = values.get(variable);
      if (value === undefined) throw new Error(`${FILE}:1:1: there is no ${variable}. Add it.`);
      return [tool, value];
    }),
  );
}
