import {createConfig, getLineColLocation, lintFromString} from '@redocly/openapi-core';
import type {Problem} from './types';

/** Redocly's recommended rules, and what this site knows better. */
const RULES = {
  extends: ['recommended'],
  rules: {
    // No status code of the servers is documented: each answer stands under `default`.
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
} as const;

const REMEDIES: Readonly<Record<string, string>> = {
  struct: 'Write what OpenAPI 3.1 has there.',
  'no-unused-components': 'Use it or remove it.',
  'no-invalid-media-type-examples': 'Change the example or the schema.',
  'no-invalid-parameter-examples': 'Change the example or the schema.',
  'no-invalid-schema-examples': 'Change the example or the schema.',
};

/** What the linter finds in an OpenAPI description, warnings too. */
export async function lintDescription(file: string, source: string): Promise<Problem[]> {
  const config = await createConfig({...RULES, extends: [...RULES.extends]});
  const problems = await lintFromString({source, absoluteRef: file, config});
  return problems.map(({message, ruleId, location, suggest, reference}) => {
    const start = location[0] && getLineColLocation(location[0]).start;
    const hint = suggest[0] === undefined ? '' : `Did you mean ${suggest[0]}? `;
    const remedy = REMEDIES[ruleId] ?? `Mend it${reference ? `: ${reference}` : '.'}`;
    return {
      line: start?.line ?? 1,
      column: start?.col ?? 1,
      rule: ruleId,
      reason: message
        .trim()
        .replace(/\s*\n\s*/g, ' ')
        .replace(/\.$/, ''),
      remedy: hint + remedy,
    };
  });
}
