import path from 'node:path';
import {REPOSITORY} from './repository.mjs';
import {runProcess} from './runProcess.mjs';

/** The installed tools' programs: Node runs them itself, so nothing depends on a shell. */
const PROGRAMS = {
  docusaurus: '@docusaurus/core/bin/docusaurus.mjs',
  eslint: 'eslint/bin/eslint.js',
  playwright: '@playwright/test/cli.js',
  prettier: 'prettier/bin/prettier.cjs',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
};

/**
 * Runs an installed tool to its end, like `runProcess`.
 * @param {keyof typeof PROGRAMS} tool
 * @param {readonly string[]} args
 * @param {import('./runProcess.mjs').ProcessOptions} [options]
 */
export function runTool(tool, args, options) {
  const program = path.join(REPOSITORY, 'node_modules', PROGRAMS[tool]);
  return runProcess(process.execPath, [program, ...args], options);
}
