import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {ROUTES} from '../../routes';
import sidebars from '../../sidebars';
import type {CheckOptions, CheckResult} from '../shared/findings';
import {collectPages, listFiles} from '../shared/pages/collectPages';
import type {TextFile} from '../shared/pages/types';
import {checkPageSet} from './checkPageSet';
import {countGrounds} from './readGrounds';
import {readSource} from './readSource';
import {checkPage, checkWords} from './rules';

/** The folders of the files that the reference is made of. */
const SOURCES = ['bindings', 'openapi', 'wit'];

/** Checks the set of pages, each page, and the words in the sources of the reference. */
export async function runCheck({root}: Pick<CheckOptions, 'root'>): Promise<CheckResult> {
  const {files, pages, unreadable} = await collectPages(root);
  const sources = await collectSources(root);
  const findings = [...checkPageSet({routes: ROUTES, files, sidebars}), ...unreadable];
  for (const page of pages.values()) {
    findings.push(...(await checkPage(page, pages)));
  }
  findings.push(...sources.flatMap(checkWords));
  const checked = [...pages.keys(), ...sources.map(({file}) => file)];
  const passed = checked.filter((name) => !findings.some(({file}) => file === name)).length;
  const summary = `${pages.size} pages, ${sources.length} sources of the reference, ${findings.length} findings.`;
  const counts = [...pages.values()].map(countGrounds);
  const sum = (key: keyof ReturnType<typeof countGrounds>) =>
    counts.reduce((total, count) => total + count[key], 0);
  const grounds = `Statements: ${sum('run')} run (${sum('tied')} name a scenario) · ${sum('source')} source · ${sum('docs')} docs.`;
  return {passed, findings, skipped: [], summary: `${grounds}\n${summary}`};
}

async function collectSources(root: string): Promise<TextFile[]> {
  const folders = SOURCES.filter((folder) => existsSync(path.join(root, folder)));
  return Promise.all(
    folders
      .flatMap((folder) => listFiles(root, folder))
      .filter((file) => /\.(?:wit|ya?ml)$/.test(file))
      .map(async (file) => readSource(file, await readFile(path.join(root, file), 'utf8'))),
  );
}
