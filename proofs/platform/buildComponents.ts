import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {layOutPackages} from '../layOutPackages';
import {BUILT, MADE, PACKAGES, SOURCES} from './components';

/**
 * Builds the components of the scenarios, once per run: a Cargo workspace whose members find every package of
 * `sources/wit/` in their `wit/deps`. Throws if a program is missing or a component does not compile.
 */
export default function buildComponents(): void {
  rmSync(PACKAGES, {recursive: true, force: true});
  layOutPackages(path.resolve(__dirname, '../..'), PACKAGES);
  rmSync(MADE, {recursive: true, force: true});
  mkdirSync(MADE, {recursive: true});
  mkdirSync(BUILT, {recursive: true});
  // Every folder is a member of the workspace: none may stay after its source is gone.
  for (const name of readdirSync(BUILT)) {
    if (name !== 'target' && !existsSync(path.join(SOURCES, name))) {
      rmSync(path.join(BUILT, name), {recursive: true});
    }
  }
  // Cargo builds again what has another time.
  cpSync(SOURCES, BUILT, {recursive: true, preserveTimestamps: true});
  for (const name of readdirSync(BUILT)) {
    const wit = path.join(BUILT, name, 'wit');
    if (existsSync(wit)) {
      rmSync(path.join(wit, 'deps'), {recursive: true, force: true});
      symlinkSync(path.join(PACKAGES, 'deps'), path.join(wit, 'deps'));
    }
  }
  const args = ['build', '--quiet', '--locked', '--release', '--target', 'wasm32-wasip2'];
  execFileSync('cargo', args, {cwd: BUILT, stdio: ['ignore', 'inherit', 'inherit']});
}
