import {readFileSync} from 'node:fs';
import path from 'node:path';

const FILE = '.ci/versions.env';

/** Tools, and the parts of them that are asked for by a name of their own, by their variable. */
const VARIABLES = {
  cargo: 'RUST_VERSION',
  gguf: 'GGUF_VERSION',
  hayride: 'HAYRIDE_COMMIT',
  wac: 'WAC_VERSION',
  'wasm-tools': 'WASM_TOOLS_VERSION',
  'wasm32-wasip2': 'RUST_VERSION',
};

/** The versions of the tools that proofs need without a page or an example that says which. */
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
