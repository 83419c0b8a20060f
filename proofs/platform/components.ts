import {execFileSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const cache = path.resolve(__dirname, '../../.cache/platform');

/** The sources of the components, the copy in which they are built, and all packages of `sources/wit/`. */
export const SOURCES = path.join(__dirname, 'components');
export const BUILT = path.join(cache, 'components');
export const PACKAGES = path.join(cache, 'packages');

/** The folder of components that scenarios make from sources; the next start empties it. */
export const MADE = path.join(cache, 'made');

/** Returns the file of a component that is a member of the Cargo workspace in `components/`. */
export function findComponent(name: string): string {
  return path.join(BUILT, 'target/wasm32-wasip2/release', `${name.replaceAll('-', '_')}.wasm`);
}

/** Compiles the text format of a component or a module into a file. */
export function parseWat(text: string): string {
  const folder = mkdtempSync(path.join(MADE, 'wat-'));
  const [source, file] = [path.join(folder, 'source.wat'), path.join(folder, 'component.wasm')];
  writeFileSync(source, text);
  execFileSync('wasm-tools', ['parse', source, '-o', file]);
  return file;
}

/**
 * Returns a component for a world that is given by its items, such as `import hayride:db/db@0.0.65;`. Its functions
 * trap if they are called. The world may use every package of `sources/wit/`.
 */
export function makeDummy(items: string): string {
  const folder = mkdtempSync(path.join(MADE, 'dummy-'));
  const [core, file] = [path.join(folder, 'core.wasm'), path.join(folder, 'component.wasm')];
  execFileSync('cp', ['-R', path.join(PACKAGES, 'deps'), folder]);
  const world = `package test:dummy;\n\nworld dummy {\n${items}\n}\n`;
  writeFileSync(path.join(folder, 'world.wit'), world);
  const embed = ['component', 'embed', '--dummy', '--world', 'dummy', folder, '-o', core];
  execFileSync('wasm-tools', embed);
  execFileSync('wasm-tools', ['component', 'new', core, '-o', file]);
  return file;
}
