import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {toLocation} from 'docusaurus-built-pages/location';
import type {CheckOptions, CheckResult, Finding} from '../lib/findings';
import {CLASSIC, collectOverrides, LIST, type Overrides, type Upstream} from './collectOverrides';

const UPDATE = 'npm run check:theme -- --update';

type Options = Pick<CheckOptions, 'root'> & {
  /** Whether to update the list instead of comparing with it. */
  update?: boolean;
};

/** Compares the list of overrides with the components and the installed packages. */
export function checkTheme({root, update = false}: Options): CheckResult {
  const now = collectOverrides(root);
  const list = path.join(root, LIST);
  if (update) {
    const components = Object.fromEntries(
      Object.entries(now.components).map(([file, {sha256}]) => [file, sha256] as const),
    );
    writeFileSync(list, `${JSON.stringify({version: now.version, components}, null, 2)}\n`);
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

/** Returns the differences between the list and the current overrides, each with its remedy. */
function compareOverrides(root: string, now: Overrides): Finding[] {
  const text = readFileSync(path.join(root, LIST), 'utf8');
  const listed = JSON.parse(text) as {version: string; components: Record<string, string>};
  const inList = (key: string) => ({file: LIST, ...toLocation(text, text.indexOf(`"${key}"`))});
  const inFile = (file: string) => ({file, line: 1, column: 1});

  const findings = Object.entries(listed.components).flatMap(([file, sha256]): Finding[] => {
    const original = now.components[file];
    if (!existsSync(path.join(root, file))) {
      return [{...inList(file), kind: 'file', message: `${file} is gone. Run ${UPDATE}.`}];
    }
    if (!original) {
      const message = `The original is gone, so that this component has no effect. Find what replaced it upstream, move or delete this component, and run ${UPDATE}.`;
      return [{...inFile(file), kind: 'upstream', message}];
    }
    const message = describeChange(original, listed.version, now.version);
    return original.sha256 === sha256 ? [] : [{...inFile(file), kind: 'changed', message}];
  });
  for (const [file, {upstream}] of Object.entries(now.components)) {
    if (!Object.hasOwn(listed.components, file)) {
      const message = `This takes the place of ${upstream} and is not in ${LIST}. Say in its first comment why it exists, and run ${UPDATE}.`;
      findings.push({...inFile(file), kind: 'unlisted', message});
    }
  }
  if (listed.version !== now.version) {
    const message = `The list is of ${CLASSIC} ${listed.version}, and ${now.version} is installed. Adapt the components that other findings name, then run ${UPDATE}.`;
    findings.push({...inList('version'), kind: 'version', message});
  }
  return findings;
}

function describeChange({upstream, isWrapped}: Upstream, from: string, to: string): string {
  const remedy = isWrapped
    ? 'Check that this wrapper is still needed and still fits'
    : 'Bring into this component what it needs of the change';
  // `npm diff` takes the paths within a package.
  const [, name = '', file = ''] = /^(@[^/]+\/[^/]+)\/(.*)$/.exec(upstream) ?? [];
  const diff = `npm diff --diff=${name}@${from} --diff=${name}@${to} ${file}`;
  return `${upstream} changed between ${from} and ${to}. Read ${diff}. ${remedy}, and run ${UPDATE}.`;
}
