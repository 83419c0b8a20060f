import path from 'node:path';
import type {ProofContext} from '../types';
import {provideToolchain} from './provideToolchain';

/**
 * Returns the environment of an example's commands: our programs precede others on the `PATH`, npm's precede ours if
 * needed, and no setting of this machine may change the output of a command.
 */
export async function prepareEnvironment(
  {root, env}: Pick<ProofContext, 'root' | 'env'>,
  needsNpm: boolean,
): Promise<NodeJS.ProcessEnv> {
  const {RUST_BACKTRACE: _backtrace, FORCE_COLOR: _color, ...inherited} = env;
  const npm = needsNpm ? [path.join(await provideToolchain(root), 'node_modules/.bin')] : [];
  const folders = [...npm, path.join(import.meta.dirname, 'bin'), env.PATH ?? ''];
  return {
    ...inherited,
    // Without notices about npm itself, such as those about settings of this machine.
    npm_config_loglevel: 'error',
    NO_COLOR: '1',
    PATH: folders.join(path.delimiter),
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
  };
}
