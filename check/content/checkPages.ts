import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import * as navigation from '../../navigation';
import {REFERENCES} from '../../references';
import sidebars from '../../sidebars';
import type {CheckOptions, CheckResult, Finding} from '../lib/findings';
import {collectPages, listFolder} from '../lib/pages/collectPages';
import type {TextFile} from '../lib/pages/types';
import {checkNavigation} from './checkNavigation';
import {checkPageSet, findUnusedExamples, parseFindings, type Lists} from './checkPageSet';
import {parseSource} from './parseSource';
import {renderPages} from './renderPages';
import {checkPage, checkWords} from './rules';

/** Folder of the files that the references are generated from. */
const SOURCES = 'sources';

/** The folder of the lists that this file imports. */
const HERE = path.join(import.meta.dirname, '../..');

/** Checks the set of pages, each page as the build shows it, and the sources of the references. */
export async function checkPages({root}: Pick<CheckOptions, 'root'>): Promise<CheckResult> {
  const lists = await readLists(HERE);
  const {files, pages: parsed, unreadable: badPages} = await collectPages(root);
  const {sources, unreadable: badSources} = await collectSources(root, lists);
  const findings = [...checkPageSet({files, sidebars, lists}), ...badPages];
  const isReadable = badPages.length + badSources.length === 0;
  // The references are made from all of these files: there is one finding for what cannot be read.
  const references = isReadable ? REFERENCES : undefined;
  const {pages, findings: refused} = await renderPages({root, pages: parsed, references, lists});
  findings.push(...badSources, ...refused);
  findings.push(...checkNavigation({navigation, files, pages, lists}));
  if (badPages.length === 0) findings.push(...findUnusedExamples(root, pages));
  const found = await Promise.all([...pages.values()].map((page) => checkPage(page, pages)));
  findings.push(...found.flat());
  findings.push(...sources.flatMap(checkWords));
  const checked = [...pages.keys(), ...sources.map(({file}) => file)];
  const passed = checked.filter((name) => !findings.some(({file}) => file === name)).length;
  const summary = `${pages.size} pages, ${sources.length} sources of the reference, ${findings.length} findings.`;
  return {passed, findings, skipped: [], summary};
}

async function readLists(folder: string): Promise<Lists> {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  return {
    'navigation.ts': await read('navigation.ts'),
    'references.ts': await read('references.ts'),
    'sidebars.ts': await read('sidebars.ts'),
  };
}

async function collectSources(root: string, lists: Lists) {
  const files = existsSync(path.join(root, SOURCES)) ? listFolder(root, SOURCES) : [];
  const sources: TextFile[] = [];
  const unreadable: Finding[] = [];
  for (const file of files.filter((name) => /\.(?:wit|ya?ml)$/.test(name))) {
    try {
      sources.push(parseSource(file, await readFile(path.join(root, file), 'utf8')));
    } catch (error) {
      unreadable.push(...parseFindings(error as Error, lists));
    }
  }
  return {sources, unreadable};
}
