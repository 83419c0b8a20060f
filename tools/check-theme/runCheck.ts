import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {CheckOptions, CheckResult} from '../shared/findings';
import {collectOverrides, LIST} from './collectOverrides';
import {compareOverrides, UPDATE} from './compareOverrides';

type Options = Pick<CheckOptions, 'root'> & {
  /** Whether to update the list instead of comparing with it. */
  update?: boolean;
};

/** Compares the list of overrides with the components and the installed packages. */
export function runCheck({root, update = false}: Options): CheckResult {
  const now = collectOverrides(root);
  const list = path.join(root, LIST);
  if (update) {
    writeFileSync(list, `${JSON.stringify(now, null, 2)}\n`);
  } else if (!existsSync(list)) {
    throw new Error(`${LIST} is missing. Run ${UPDATE}.`);
  }
  const findings = compareOverrides(root, now);
  const passed = Object.keys(now.components).length;
  const summary =
    findings.length === 0
      ? `${passed} components fit theme-classic ${now.version}.`
      : `${findings.length} findings.`;
  return {passed: findings.length === 0 ? passed : 0, findings, skipped: [], summary};
}
