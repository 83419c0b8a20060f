import {loadBindings} from '../../plugins/shared/bindings/loadBindings';
import {formatFinding} from '../shared/formatFinding.mjs';
import {compareBindings} from './compareBindings';
import {readModule, type ModuleSource} from './readModule';
import type {Report} from './types';

const FILE = 'bindings/go.yaml';

/** The repository to check, and whether a module that cannot be read is an error. */
export type Options = {
  root: string;
  isStrict: boolean;
  /** What reads the module; by default, Go. */
  read?: (module: string, version: string) => ModuleSource;
};

/**
 * Compares `bindings/go.yaml` with the module that it describes and prints every difference. Where
 * the module cannot be read it says so, and with `isStrict` throws.
 */
export function runCheck({root, isStrict, read = readModule}: Options): Report {
  const bindings = loadBindings(root, FILE);
  const source = read(bindings.module, bindings.version);
  if ('missing' in source) {
    if (isStrict) {
      throw new Error(source.missing);
    }
    console.log(`skipped: ${FILE}: ${source.missing}`);
    // That the file can be read is all that is known of it.
    return {passed: 1, findings: [], skipped: [`${FILE}: ${source.missing}`]};
  }
  const findings = compareBindings(bindings, source.packages, FILE);
  findings.forEach((finding) => console.log(formatFinding(finding)));
  const count = bindings.packages.reduce((sum, {symbols}) => sum + symbols.length, 0);
  const agree = `${bindings.packages.length} packages with ${count} declarations agree`;
  const result = findings.length === 0 ? agree : `${findings.length} findings`;
  console.log(`${FILE} and ${bindings.module}@${bindings.version}: ${result}.`);
  return {passed: findings.length === 0 ? bindings.packages.length : 0, findings, skipped: []};
}
