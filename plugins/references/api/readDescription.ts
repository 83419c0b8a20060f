import {createConfig, getLineColLocation, lintFromString} from '@redocly/openapi-core';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createDownload, type Download} from '../../lib/downloads';
import {formatProblem} from 'docusaurus-built-pages/location';
import {listScalars, parseYaml, type YamlFile} from 'docusaurus-wit-reference/parseYaml';
import type {Description} from './description';

/** A valid description, the locations of its parts, and the file to download. */
export type DescriptionFile = YamlFile & {value: Description; download: Download};

/** Keys that a page or a download needs, by the object that has them; `!` marks required ones. */
const SHOWN = {
  Root: 'openapi info servers security tags paths components',
  PathItem: 'get put post delete patch',
  Operation: 'operationId tags summary description requestBody responses x-errors! x-streaming',
  RequestBody: 'description required content',
  Response: 'description content',
  MediaType: 'schema! example!',
  Components: 'schemas',
  Server: 'url description',
  Schema:
    'type description format enum default minimum maximum items minItems maxItems properties required minProperties maxProperties additionalProperties example x-wit',
};

/** Redocly's recommended rules, with this site's exceptions. */
const RULES: Parameters<typeof createConfig>[0] = {
  extends: ['recommended'],
  rules: {
    // No status code of the servers is documented: each response is `default`.
    'operation-4xx-response': 'off',
    // The servers do run on the reader's own machine.
    'no-server-example.com': 'off',
    'no-invalid-media-type-examples': 'error',
    'no-invalid-schema-examples': 'error',
    'operation-description': 'error',
    'operation-tag-defined': 'error',
    'rule/one-media-type': {
      subject: {type: 'MediaTypesMap'},
      assertions: {maxLength: 1},
      message: 'a page shows only the first media type',
    },
    'rule/named-fields': {
      subject: {type: 'Schema', filterInParentKeys: ['additionalProperties']},
      assertions: {maxLength: 0},
      message: 'a page shows no fields without a name',
    },
    ...Object.fromEntries(
      Object.entries(SHOWN).map(([type, keys]) => [`rule/shown-${type}`, allowOnly(type, keys)]),
    ),
  },
};

function allowOnly(type: string, keys: string) {
  const names = keys.replaceAll('!', '').split(' ');
  const required = keys.split(' ').flatMap((key) => key.match(/^.+(?=!)/) ?? []);
  return {
    subject: {type},
    assertions: {enum: names, required},
    message: '{{problems}}',
    reference: `a page shows ${names.join(', ')}.`,
  };
}

/**
 * Reads the OpenAPI description in a file of the repository at `root`. Throws all its problems, including the
 * linter's warnings, each as `file:line:column: what is wrong (rule). What to do.`
 */
export async function readDescription(root: string, file: string): Promise<DescriptionFile> {
  const content = readFileSync(path.join(root, file));
  const source = content.toString();
  const {value, toLocation} = parseYaml(file, source);
  const {openapi} = Object(value) as {openapi?: unknown};
  if (!/^3\.1\.\d+$/.test(String(openapi))) {
    const what = 'the file does not say that it is OpenAPI 3.1 (version)';
    throw new Error(`${file}:1:1: ${what}. Start it with openapi: 3.1.0.`);
  }
  const problems = [...listInexactNumbers(file, source), ...(await lintDescription(file, source))];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const download = createDownload(path.basename(file), content);
  return {value: value as Description, toLocation, download};
}

/** Lists the numbers that a page would show differently from the source: too long ones, and `1.0`. */
function listInexactNumbers(file: string, source: string): string[] {
  return listScalars(source)
    .filter(({value, text}) => typeof value === 'number' && JSON.stringify(value) !== text)
    .map(({value, text, ...place}) => {
      const reason = `a page would show ${text} as ${JSON.stringify(value)} (exact-number)`;
      const message = `${reason}. Write it as JSON does or, if it is too long, in the description.`;
      return formatProblem({file, ...place, message});
    });
}

/** Returns the linter's findings in the order of the file. */
async function lintDescription(file: string, source: string): Promise<string[]> {
  const config = await createConfig(RULES);
  const found = await lintFromString({source, absoluteRef: file, config});
  const problems = found.map(({message, ruleId, location, suggest, reference}) => {
    const start = location[0] && getLineColLocation(location[0]).start;
    const reason = message
      .trim()
      .replace(/\s*\n\s*/g, ' ')
      .replace(/\.$/, '');
    const hint = suggest[0] === undefined ? '' : `Did you mean ${suggest[0]}? `;
    const remedy = `${hint}Fix it${reference ? `: ${reference}` : '.'}`;
    return {
      file,
      line: start?.line ?? 1,
      column: start?.col ?? 1,
      message: `${reason} (${ruleId}). ${remedy}`,
    };
  });
  return problems.sort((a, b) => a.line - b.line).map(formatProblem);
}
