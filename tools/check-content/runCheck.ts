import type {CheckOptions, CheckResult} from '../shared/findings';
import {checkSite} from './checkSite';
import {collectSite} from './collectSite';

/** Checks the pages of a repository and the sources of its reference. */
export async function runCheck({root}: Pick<CheckOptions, 'root'>): Promise<CheckResult> {
  const site = await collectSite(root);
  const findings = checkSite(site);
  const {pages, texts} = site;
  const files = [...pages.keys(), ...texts.map(({file}) => file)];
  const passed = files.filter((name) => !findings.some(({file}) => file === name)).length;
  const summary = `${pages.size} pages, ${texts.length} texts, ${findings.length} findings.`;
  return {passed, findings, skipped: [], summary};
}
