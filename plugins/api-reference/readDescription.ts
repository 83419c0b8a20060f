import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseYaml, type YamlFile} from '../shared/parseYaml';
import {descriptionSchema} from './descriptionSchema';
import {lintDescription} from './lintDescription';
import type {Description, Problem} from './types';

/** A description that passed the checks, and where its parts are in the file. */
export type DescriptionFile = YamlFile & {value: Description};

const known = new Map<string, {time: number; description: Promise<DescriptionFile>}>();

/**
 * The OpenAPI description in a file of the repository at `root`, checked once per change of it.
 * Throws every problem of it, each as `file:line:column: what is wrong (rule). What to do.`
 */
export function readDescription(root: string, file: string): Promise<DescriptionFile> {
  const full = path.join(root, file);
  if (!existsSync(full) || !statSync(full).isFile()) {
    return Promise.reject(new Error(explainMissingFile(root, file)));
  }
  const time = statSync(full).mtimeMs;
  const last = known.get(full);
  if (last?.time === time) {
    return last.description;
  }
  const description = parseDescription(file, readFileSync(full, 'utf8'));
  known.set(full, {time, description});
  return description;
}

function explainMissingFile(root: string, file: string): string {
  const folder = path.join(root, path.dirname(file));
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name))
    : [];
  const instead = files.length > 0 ? ` Beside it there is ${files.sort().join(', ')}.` : '';
  return `there is no file ${file}. Write its path from the repository's root.${instead}`;
}

/** Later checks run where the earlier ones found nothing: they rely on it. */
export async function parseDescription(file: string, source: string): Promise<DescriptionFile> {
  const yaml = parseYaml(file, source);
  const checks = [checkVersion, checkShown, () => lintDescription(file, source)];
  for (const check of checks) {
    const problems = await check(yaml);
    if (problems.length > 0) {
      problems.sort((a, b) => a.line - b.line);
      const lines = problems.map((each) => `${file}:${each.line}:${each.column}: ${each.message}`);
      throw new Error(lines.join('\n'));
    }
  }
  return yaml as DescriptionFile;
}

function checkVersion({value}: YamlFile): Problem[] {
  const {openapi} = Object(value) as {openapi?: unknown};
  const message =
    'the file does not say that it is OpenAPI 3.1 (version). Start it with openapi: 3.1.0.';
  return /^3\.1\.\d+$/.test(String(openapi)) ? [] : [{line: 1, column: 1, message}];
}

/** What is fine OpenAPI and yet cannot be shown. */
function checkShown({value, toLocation}: YamlFile): Problem[] {
  const {components} = value as {components?: {schemas?: object}};
  const {error} = descriptionSchema.validate(value, {
    abortEarly: false,
    convert: false,
    errors: {wrap: {label: false}},
    context: {schemas: Object.keys(components?.schemas ?? {})},
  });
  return (error?.details ?? []).map(({message, path: keys}) => ({...toLocation(keys), message}));
}
