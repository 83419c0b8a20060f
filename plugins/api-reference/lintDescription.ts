import {createConfig, getLineColLocation, lintFromString} from '@redocly/openapi-core';
import type {Problem} from '../shared/location';

/** Redocly's recommended rules, with this site's exceptions. */
const RULES: Parameters<typeof createConfig>[0] = {
  extends: ['recommended'],
  rules: {
    // No status code of the servers is documented: each response is `default`.
    'operation-4xx-response': 'off',
    // The servers do run on the reader's own machine.
    'no-server-example.com': 'off',
    'no-invalid-media-type-examples': 'error',
    'no-invalid-parameter-examples': 'error',
    'no-invalid-schema-examples': 'error',
    'operation-description': 'error',
    'operation-tag-defined': 'error',
    'parameter-description': 'error',
  },
};

const CHANGE = 'Change the example or the schema.';
const REMEDIES: Readonly<Record<string, string>> = {
  struct: 'Write what OpenAPI 3.1 has there.',
  'no-unused-components': 'Use it or remove it.',
  'no-invalid-media-type-examples': CHANGE,
  'no-invalid-parameter-examples': CHANGE,
  'no-invalid-schema-examples': CHANGE,
};

/** What the linter finds in an OpenAPI description, warnings too. */
export async function lintDescription(file: string, source: string): Promise<Problem[]> {
  const config = await createConfig(RULES);
  const problems = await lintFromString({source, absoluteRef: file, config});
  return problems.map(({message, ruleId, location, suggest, reference}) => {
    const start = location[0] && getLineColLocation(location[0]).start;
    const reason = message
      .trim()
      .replace(/\s*\n\s*/g, ' ')
      .replace(/\.$/, '');
    const hint = suggest[0] === undefined ? '' : `Did you mean ${suggest[0]}? `;
    const remedy = REMEDIES[ruleId] ?? `Fix it${reference ? `: ${reference}` : '.'}`;
    return {
      line: start?.line ?? 1,
      column: start?.col ?? 1,
      message: `${reason} (${ruleId}). ${hint}${remedy}`,
    };
  });
}
