import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {createDownload, type Download} from '../shared/downloads/packArchive';
import {formatProblem, type Problem} from '../shared/location';
import {parseYaml, type YamlFile} from '../shared/parseYaml';
import {checkShown} from './checkShown';
import {lintDescription} from './lintDescription';
import type {Description} from './types';

/** A description that passed the checks, where its parts are in the file, and the file to download. */
export type DescriptionFile = YamlFile & {value: Description; download: Download};

const known = new Map<string, {time: number; description: Promise<DescriptionFile>}>();

/**
 * The OpenAPI description in a file of the repository at `root`, checked once per change of it.
 * Throws every problem of it, each as `file:line:column: what is wrong (rule). What to do.`
 */
export async function readDescription(root: string, file: string): Promise<DescriptionFile> {
  const full = path.join(root, file);
  const stats = statSync(full, {throwIfNoEntry: false});
  if (!stats?.isFile()) {
    throw new Error(explainMissingFile(file, path.dirname(full)));
  }
  const last = known.get(full);
  if (last?.time === stats.mtimeMs) {
    return last.description;
  }
  const description = parseDescription(file, readFileSync(full));
  known.set(full, {time: stats.mtimeMs, description});
  return description;
}

function explainMissingFile(file: string, folder: string): string {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = names.filter((name) => /\.ya?ml$/.test(name)).sort();
  const instead = files.length > 0 ? ` Beside it there is ${files.join(', ')}.` : '';
  return `there is no file ${file}. Write its path from the repository's root.${instead}`;
}

/** Later checks run where the earlier ones found nothing: they rely on it. */
export async function parseDescription(file: string, content: Buffer): Promise<DescriptionFile> {
  const source = content.toString();
  const yaml = parseYaml(file, source);
  const checks = [checkVersion, checkShown, () => lintDescription(file, source)];
  for (const check of checks) {
    const problems = await check(yaml);
    if (problems.length > 0) {
      problems.sort((a, b) => a.line - b.line);
      throw new Error(problems.map((each) => formatProblem({file, ...each})).join('\n'));
    }
  }
  const {value, toLocation} = yaml;
  const download = createDownload(path.basename(file), content);
  return {value: value as Description, toLocation, download};
}

function checkVersion({value}: YamlFile): Problem[] {
  const {openapi} = Object(value) as {openapi?: unknown};
  const message =
    'the file does not say that it is OpenAPI 3.1 (version). Start it with openapi: 3.1.0.';
  return /^3\.1\.\d+$/.test(String(openapi)) ? [] : [{line: 1, column: 1, message}];
}
