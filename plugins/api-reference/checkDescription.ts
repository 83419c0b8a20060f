import {parseYaml, type YamlFile} from '../shared/parseYaml';
import {descriptionSchema} from './descriptionSchema';
import {lintDescription} from './lintDescription';
import type {Problem} from './types';

/**
 * Reads an OpenAPI description. Throws every problem of it, each as
 * `file:line:column: what is wrong (rule). What to do.` Later checks run where the earlier ones
 * found nothing: they rely on it.
 */
export async function checkDescription(file: string, source: string): Promise<YamlFile> {
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
  return yaml;
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
  return (error?.details ?? []).map(({message, path}) => ({...toLocation(path), message}));
}
