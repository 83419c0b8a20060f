import {parseDocument} from 'yaml';
import type {Problem} from './types';

/** Where a text is no YAML. */
export function checkYaml(source: string): Problem[] {
  return parseDocument(source).errors.map(({message, linePos}) => ({
    line: linePos?.[0].line ?? 1,
    column: linePos?.[0].col ?? 1,
    rule: 'yaml',
    // The library adds the place and the line itself behind the first line.
    reason: message.split('\n')[0]?.replace(/ at line \d+, column \d+:$/, '') ?? message,
    remedy: 'Mend the YAML.',
  }));
}
